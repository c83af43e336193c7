// SPDX-License-Identifier: GPL-3.0-or-later
// Compares what two readers of Parquet count with what Damscope finds: node readers.mjs DAMSCOPE FOLDER
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'

const [damscope, folder] = process.argv.slice(2)
let faults = 0
function agree(what, ...values) {
  const same = values.every(value => String(value) === String(values[0]))
  console.log(`${same ? 'ok  ' : 'FAIL'} ${what}: ${values.join(', ')}`)
  if (!same) faults += 1
}

// ---- Damscope
const ask = (...words) => execFileSync(damscope, [...words, '--db', join(folder, 'all.db'), '--quiet'],
  { encoding: 'utf8' }).trim()
const found = (variant, query) => ask('find', ...query, '--every', '--count', '--variant', variant)
const sql = statement => Object.values(JSON.parse(ask('sql', statement, '--json')))

// ---- DuckDB
const duck = await (await DuckDBInstance.create(':memory:')).connect()
const from = (export_, table) =>
  `read_parquet('${folder}/${export_}/${table}/*/*/*.parquet', hive_partitioning=true)`
const duckRow = async statement => Object.values((await duck.runAndReadAll(statement)).getRowObjectsJS()[0])

// ---- hyparquet
function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true })
    .flatMap(entry => entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)])
}
async function rowsOf(export_, table) {
  const rows = []
  for (const path of filesBelow(join(folder, export_, table))) {
    const variant = /variant=([^/]*)/.exec(path)[1]
    for (const row of await parquetReadObjects({ file: await asyncBufferFromFile(path), compressors }))
      rows.push({ ...row, variant })
  }
  return rows
}
const positions = await rowsOf('all', 'positions')
const games = await rowsOf('all', 'games')

const bits = set => { let n = 0; for (; set; set &= set - 1n) n += 1; return n }
// hyparquet gives a UINT_64 as a BigInt, signed or not.
const word = value => BigInt.asUintN(64, BigInt(value))
const on = (set, square) => (word(set) >> BigInt(square - 1) & 1n) === 1n
const pieces = row => ['white_men', 'white_kings', 'black_men', 'black_kings']
  .reduce((sum, men) => sum + row[men], 0)

const pieceCount = 'white_men + white_kings + black_men + black_kings'
const start = { white: ((1n << 50n) - 1n) ^ ((1n << 30n) - 1n), black: (1n << 20n) - 1n }
const queries = [
  ['international', ['white man on 28'], 'white_men_bits >> 27 & 1 = 1', r => on(r.white_men_bits, 28)],
  ['international', ['white man on 28 and black man on 23'], 'white_men_bits >> 27 & 1 = 1 and black_men_bits >> 22 & 1 = 1',
    r => on(r.white_men_bits, 28) && on(r.black_men_bits, 23)],
  ['international', ['black man on 24'], 'black_men_bits >> 23 & 1 = 1', r => on(r.black_men_bits, 24)],
  ['international', ['--material', 'white kings = 1'], 'white_kings = 1 and bit_count(white_kings_bits) = 1', r => r.white_kings === 1 && bits(word(r.white_kings_bits)) === 1],
  ['international', ['--material', 'pieces <= 7'], `${pieceCount} <= 7`, r => pieces(r) <= 7],
  ['russian', ['--material', 'black kings >= 1'], 'black_kings >= 1 and bit_count(black_kings_bits) >= 1', r => r.black_kings >= 1 && bits(word(r.black_kings_bits)) >= 1],
  ['international', ['white plays 32-28'], "side = 'white' and move = '32-28'", r => r.side === 'white' && r.move === '32-28'],
  ['international', ['white captures at least 2'], "side = 'white' and captures >= 2",
    r => r.side === 'white' && bits(word(r.captured_bits)) >= 2],
  ['canadian', ['white man on 70'], 'white_men_bits_high >> 5 & 1 = 1', r => on(r.white_men_bits_high, 70 - 64)],
  ['english', ['black captures at least 1'], "side = 'black' and captured_bits <> 0", r => r.side === 'black' && r.captures > 0],
  ['international', ['--position', 'W:W31-50:B1-20'], `side = 'white' and white_men_bits = ${start.white} and black_men_bits = ${start.black}`,
    r => r.side === 'white' && word(r.white_men_bits) === start.white && word(r.black_men_bits) === start.black],
]
for (const [variant, query, condition, holds] of queries) {
  const [count] = await duckRow(`select count(*) from ${from('all', 'positions')} where variant = '${variant}' and ${condition}`)
  agree(`${variant}: ${query.join(' ')}`, found(variant, query), count,
    positions.filter(row => row.variant === variant && holds(row)).length)
}

// ---- counts and sums
const sum = (rows, value) => rows.reduce((total, row) => total + value(row), 0)
agree('games', ...sql('SELECT count(*) FROM games'), ...await duckRow(`select count(*) from ${from('all', 'games')}`), games.length)
agree('plies', ...sql('SELECT sum(plies) FROM games'), ...await duckRow(`select sum(plies)::bigint from ${from('all', 'games')}`),
  sum(games, row => row.plies))
agree('moves', ...sql('SELECT count(*) FROM moves'), ...await duckRow(`select count(move) from ${from('all', 'positions')}`),
  positions.filter(row => row.move != null).length)
agree('captured', ...sql('SELECT sum(captures) FROM moves'),
  ...await duckRow(`select sum(captures)::bigint from ${from('all', 'positions')}`), sum(positions, row => bits(word(row.captured_bits))))
agree('scores', sql('SELECT count(score), sum(score) FROM moves'),
  await duckRow(`select count(score), sum(score)::bigint from ${from('all', 'positions')} where move is not null`),
  [positions.filter(r => r.score != null && r.move != null).length,
    sum(positions.filter(r => r.score != null && r.move != null), r => r.score)])
for (const of of ['clock', 'time_spent', 'quality'])
  agree(of, ...sql(`SELECT count(${of}) FROM moves`), ...await duckRow(`select count(${of}) from ${from('all', 'positions')}`),
    positions.filter(row => row[of] != null).length)
agree('outcomes', sql("SELECT sum(outcome = 'white'), sum(outcome = 'black'), sum(outcome = 'unknown') FROM games"),
  await duckRow(`select count(*) filter (outcome = 'white'), count(*) filter (outcome = 'black'), count(*) filter (outcome = 'unknown') from ${from('all', 'games')}`))
agree('players', ...sql("SELECT count(DISTINCT white) FROM games"),
  ...await duckRow(`select count(distinct white) from ${from('all', 'games')}`),
  new Set(games.map(row => row.white).filter(name => name != null)).size)
agree('least key', sql('SELECT min(position_key) FROM moves WHERE position_key > 0'),
  await duckRow(`select min(position_key) from ${from('all', 'positions')} where move is not null`),
  [positions.filter(r => r.move != null).map(r => word(r.position_key)).reduce((a, b) => a < b ? a : b)])

// ---- two halves are the whole
const columns = (await duck.runAndReadAll(`describe select * from ${from('all', 'positions')}`)).getRowObjectsJS()
  .map(row => row.column_name).filter(name => !['score_kind', 'score', 'points_lost', 'quality'].includes(name))
for (const [table, chosen] of [['positions', columns.join(', ')], ['games', '* exclude (id, event_id)']]) {
  const [missing] = await duckRow(`select count(*) from (select ${chosen} from ${from('all', table)} except all select ${chosen} from ${from('halves', table)})`)
  const [extra] = await duckRow(`select count(*) from (select ${chosen} from ${from('halves', table)} except all select ${chosen} from ${from('all', table)})`)
  agree(`${table} of two exports over half the files each`, 0, missing, extra)
}
// ---- the statements of docs/scale.md
const page = readFileSync('docs/scale.md', 'utf8')
const statements = /```sql\n([^]*?)```/.exec(page)[1].split(';').filter(text => text.includes('SELECT'))
agree('statements of docs/scale.md', 3, statements.length)
for (const statement of statements) {
  const rows = (await duck.runAndReadAll(statement.replaceAll("'columns/", `'${folder}/all/`))).getRowObjectsJS()
  agree(`finds something: ${statement.trim().split('\n').find(line => line.startsWith('SELECT'))}`, true, rows.length > 0)
}
process.exit(faults ? 1 : 0)
