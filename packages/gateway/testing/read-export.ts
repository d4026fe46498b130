import { createHash } from 'node:crypto'
import Big from 'big.js'

/** Cells of RFC 4180 by line, written without the product's own writer. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  let at = 0
  while (at < text.length) {
    CELL.lastIndex = at
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? []
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      lines.push([])
    } else if (at < text.length) throw new Error(`no CSV at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`)
  }
  if (lines.at(-1)?.length === 0) lines.pop()
  return lines
}

/** Reads a whole export as a header and rows, as programs for tables do. */
export function readExport(bytes: Buffer) {
  const text = bytes.toString('utf8')
  if (!text.startsWith('\uFEFF')) throw new Error('the byte order mark is missing')
  if (/[^\r]\n$/.test(text) || !text.endsWith('\r\n')) throw new Error('the last line has no end')
  const [columns = [], ...lines] = parseCsv(text.slice(1))
  const rows = lines.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`a row has ${cells.length} cells: ${cells.join()}`)
    return Object.fromEntries(columns.map((name, place) => [name, cells[place] ?? '']))
  })
  return {
    columns,
    rows,
    sums: (column: string) => rows.reduce((sum, row) => sum.plus(row[column] ?? ''), new Big(0)).toFixed(),
    digest: createHash('sha256').update(bytes).digest('hex'),
  }
}

interface ExportAnswer {
  rawPayload: Buffer
  headers: Record<string, unknown>
  trailers: Record<string, string>
}

const fields = (text: unknown): Record<string, string> => Object.fromEntries(new URLSearchParams(String(text)))

export const digestOfField = (field: unknown): string =>
  Buffer.from(/^sha-256=:([A-Za-z0-9+/]{43}=):$/.exec(String(field))?.[1] ?? '', 'base64').toString('hex')

/** An export with what its answer says of it: the subject in a header, the totals and the digest in the trailers. */
export const readExportAnswer = ({ rawPayload, headers, trailers }: ExportAnswer) => ({
  ...readExport(rawPayload),
  about: fields(headers['x-export']),
  totals: fields(trailers['x-export-totals']),
  said: digestOfField(trailers['x-content-digest']),
})
