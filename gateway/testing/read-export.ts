import { createHash } from 'node:crypto'
import Big from 'big.js'
import { parseCsv } from './parse-csv.ts'

export interface ReadExport {
  /** The first lines, by their names. */
  head: Record<string, string>
  columns: string[]
  /** By the names of the columns, without the totals. */
  rows: Record<string, string>[]
  totals: Record<string, string>
  /** The sums of the rows, by column. */
  sums: (column: string) => string
  /** SHA-256 of the bytes before the last line, in hex, computed and as the last line says. */
  digest: { computed: string; said: string }
}

const DIGEST = /^X-Content-Digest: sha-256=:([A-Za-z0-9+/]{43}=):\r\n$/

/** Reads a whole export as an auditor would. */
export function readExport(bytes: Buffer): ReadExport {
  const last = bytes.lastIndexOf('\r\n', bytes.length - 3) + 2
  const body = bytes.subarray(0, last)
  const said = DIGEST.exec(bytes.subarray(last).toString())?.[1]
  if (said === undefined) throw new Error('the last line is no digest')
  const text = body.toString('utf8')
  if (!text.startsWith('\uFEFF')) throw new Error('the byte order mark is missing')
  const lines = parseCsv(text.slice(1))
  const start = lines.findIndex(([name]) => name === 'row')
  const columns = lines[start] ?? []
  const named = (cells: readonly string[]) =>
    Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']))
  const rows = lines.slice(start + 1, -1).map(named)
  return {
    head: Object.fromEntries(lines.slice(0, start).map(([name = '', value = '']) => [name, value])),
    columns,
    rows,
    totals: named(lines.at(-1) ?? []),
    sums: (column) => rows.reduce((sum, row) => sum.plus(row[column] ?? ''), new Big(0)).toFixed(),
    digest: {
      computed: createHash('sha256').update(body).digest('hex'),
      said: Buffer.from(said, 'base64').toString('hex'),
    },
  }
}
