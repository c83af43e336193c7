; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for one user, who needs no administrator. tools/windows/build gives VERSION, FILES (what is
; installed and removed), KILOBYTES, OUTPUT, ICON and, for the program with its window, WINDOW.
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include LogicLib.nsh
!include "${FILES}"

Name "Damscope ${VERSION}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Damscope"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Damscope"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
!define CLASSES "Software\Classes"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Damscope"
VIAddVersionKey "FileDescription" "Installer of Damscope"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Damscope authors, GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!ifdef WINDOW
!define MUI_FINISHPAGE_RUN "$INSTDIR\damscope-gui.exe"
!endif
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Russian"

; A program that runs cannot be replaced. The words are those of NSIS, in all languages; without questions it ends, with
; the exit code 2.
!macro REFUSE_WHILE_IT_RUNS FOLDER PROGRAM
    StrCpy $0 "${FOLDER}\${PROGRAM}"
    ${DoWhile} ${FileExists} $0
        ClearErrors
        FileOpen $1 $0 a
        ${IfNot} ${Errors}
            FileClose $1
            ${ExitDo}
        ${EndIf}
        ${IfNot} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(^FileError_NoIgnore)" /SD IDCANCEL IDRETRY`
            Abort
        ${EndIf}
    ${Loop}
!macroend

Section
    !insertmacro REFUSE_WHILE_IT_RUNS $INSTDIR "damscope.exe"
    !insertmacro REFUSE_WHILE_IT_RUNS $INSTDIR "damscope-gui.exe"
    ; The version that is there goes, wherever it was installed: it has files that this one no longer has, and two would
    ; share one entry. The installer waits, since _? keeps the uninstaller from starting a copy of itself.
    ReadRegStr $2 HKCU "${UNINSTALL}" "InstallLocation"
    ${If} $2 != ""
    ${AndIf} ${FileExists} "$2\uninstall-damscope.exe"
        !insertmacro REFUSE_WHILE_IT_RUNS $2 "damscope.exe"
        !insertmacro REFUSE_WHILE_IT_RUNS $2 "damscope-gui.exe"
        ExecWait '"$2\uninstall-damscope.exe" /S _?=$2' $3
        ${If} $3 <> 0
            SetErrorLevel 2
            Abort
        ${EndIf}
        Delete "$2\uninstall-damscope.exe"
        RMDir "$2"
    ${EndIf}
    !insertmacro INSTALL_FILES
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall-damscope.exe"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Damscope"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\damscope.exe"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall-damscope.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall-damscope.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

    SetOutPath "$DOCUMENTS" ; where the programs start: what they write belongs there
    CreateDirectory "$SMPROGRAMS\Damscope"
    CreateShortcut "$SMPROGRAMS\Damscope\Damscope command line.lnk" "$SYSDIR\cmd.exe" '/K "set "PATH=$INSTDIR;%PATH%""' "$INSTDIR\damscope.exe"
!ifdef WINDOW
    CreateShortcut "$SMPROGRAMS\Damscope\Damscope.lnk" "$INSTDIR\damscope-gui.exe"

    ; Games open with a double click, unless the user has chosen another program. Databases of many programs end
    ; in .db: Damscope is offered for them.
    WriteRegStr HKCU "${CLASSES}\Damscope.Games" "" "Games of draughts"
    WriteRegStr HKCU "${CLASSES}\Damscope.Games\DefaultIcon" "" "$INSTDIR\damscope-gui.exe,0"
    WriteRegStr HKCU "${CLASSES}\Damscope.Games\shell\open\command" "" '"$INSTDIR\damscope-gui.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\Damscope.Database" "" "Database of Damscope"
    WriteRegStr HKCU "${CLASSES}\Damscope.Database\DefaultIcon" "" "$INSTDIR\damscope-gui.exe,0"
    WriteRegStr HKCU "${CLASSES}\Damscope.Database\shell\open\command" "" '"$INSTDIR\damscope-gui.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\.pdn\OpenWithProgids" "Damscope.Games" ""
    WriteRegStr HKCU "${CLASSES}\.db\OpenWithProgids" "Damscope.Database" ""
    ReadRegStr $0 HKCR ".pdn" ""
    StrCmp $0 "" 0 +2
    WriteRegStr HKCU "${CLASSES}\.pdn" "" "Damscope.Games"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; types of files have changed
!endif
SectionEnd

Section "Uninstall"
    !insertmacro REFUSE_WHILE_IT_RUNS $INSTDIR "damscope.exe"
    !insertmacro REFUSE_WHILE_IT_RUNS $INSTDIR "damscope-gui.exe"
    !insertmacro REMOVE_FILES
    Delete "$INSTDIR\uninstall-damscope.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Damscope\Damscope command line.lnk"
    Delete "$SMPROGRAMS\Damscope\Damscope.lnk"
    RMDir "$SMPROGRAMS\Damscope"
    DeleteRegKey HKCU "${UNINSTALL}"
!ifdef WINDOW
    ReadRegStr $0 HKCU "${CLASSES}\.pdn" ""
    StrCmp $0 "Damscope.Games" 0 +2
    DeleteRegValue HKCU "${CLASSES}\.pdn" ""
    DeleteRegValue HKCU "${CLASSES}\.pdn\OpenWithProgids" "Damscope.Games"
    DeleteRegValue HKCU "${CLASSES}\.db\OpenWithProgids" "Damscope.Database"
    DeleteRegKey HKCU "${CLASSES}\Damscope.Games"
    DeleteRegKey HKCU "${CLASSES}\Damscope.Database"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!endif
SectionEnd
