# SPDX-License-Identifier: GPL-3.0-or-later
"""An engine for tests: scripted_engine.py MODE. Speaks the Hub protocol, answers every search from
the starting position with 32-28 and 0.12, and misbehaves as MODE says."""
import os, signal, sys, time

mode = sys.argv[1]
searches = 0


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def answer():
    if mode == "hub1":
        say("info 12 11.5 12 34567 0.25 1.0 32-28 19-23 28x19")
        say("move 32-28 19-23")
    elif mode == "illegal" or (mode == "illegal-once" and os.path.exists(sys.argv[2])):
        if mode == "illegal-once":
            os.unlink(sys.argv[2])
        say("info depth=9 score=0.1 pv=32-28")
        say("done move=32-27x1")
    elif mode == "crash":
        sys.stderr.write("out of ideas\n")
        sys.stderr.flush()
        os.kill(os.getpid(), signal.SIGSEGV)
    elif mode == "no-score":
        say("done move=32-28")
    elif mode == "win":
        say('info depth=5 score=99.93 pv="32-28 99-1 19-23"')
        say("done move=32-28")
    else:
        say('info depth=9 score=0.12 nodes=1234 time=0.5 pv="32-28 19-23 28x19x23"')
        say("done move=32-28")
        if mode == "twice":
            say("done move=31-99")


if mode == "pid":
    with open(sys.argv[2], "w") as file:
        if os.fork() == 0:
            os.setsid()
            if os.fork() != 0:
                os._exit(0)
            file.write(str(os.getpid()))
            file.flush()
            time.sleep(600)
            os._exit(0)
for line in sys.stdin:
    word = line.split()[0]
    if word == "hub" and mode == "hub1":
        say("Scripted 1.0 by nobody")
        say("name Scripted 1.0")
        say("author No One")
        say("wait")
    elif word == "hub" and mode == "silent":
        time.sleep(600)
    elif word == "hub":
        say('id name=Scripted version=2.5 author="No One" country=Nowhere')
        say("param name=threads value=1 type=int min=1 max=8")
        if mode == "variants":
            say('param name=variant value=normal type=enum values="normal frisian russian"')
        say("wait")
    elif word == "init":
        say("ready")
    elif word == "ping":
        say("pong")
    elif word == "go" or word == "analyse":
        if mode == "echo":
            say("error message=\"" + last + "\"")
        if mode == "hang":
            time.sleep(600)
        if mode == "until-stop":
            continue
        answer()
    elif word == "stop" and mode == "until-stop":
        answer()
    elif word == "quit":
        break
