import { createHash } from 'node:crypto'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { DecimalSum } from './decimal-sum.ts'

export interface Column<Row, Name extends string = string> {
  name: Name
  text: (row: Row) => string
  /** `sum`: a number that the totals add up. */
  kind: 'text' | 'number' | 'sum'
}

/** The content that has left the gateway. `digest` is null for a file that did not come to its end. */
export interface ExportOutcome {
  rows: number
  /** SHA-256 of all bytes of the file. */
  digest: Buffer | null
}

/** A file that came to its end. */
export interface ExportEnd {
  digest: Buffer
  /** The number of rows, and the sum of each column that has one, by name. */
  totals: [string, string][]
}

interface CsvContent<Row> {
  columns: readonly Column<Row>[]
  batches: AsyncIterable<readonly Row[]>
  /** Awaited before the file ends, or when the client has left. */
  onEnd: (outcome: ExportOutcome) => Promise<void>
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Lines of rows, their number and the sums of their columns. */
function createLines<Row>(columns: readonly Column<Row>[]) {
  const isNumber = columns.map(({ kind }) => kind !== 'text')
  const sums = columns.map(({ kind }) => (kind === 'sum' ? new DecimalSum() : null))
  let rows = 0
  const lineOf = (row: Row) => {
    rows += 1
    const cells = columns.map(({ text }) => text(row))
    cells.forEach((cell, place) => sums[place]?.add(cell))
    return csvLine(cells, isNumber)
  }
  return {
    rows: () => rows,
    header: () => csvLine(columns.map(({ name }) => name)),
    ofBatch: (batch: readonly Row[]) => batch.map(lineOf).join(''),
    totals: (): [string, string][] => [
      ['rows', String(rows)],
      ...columns.flatMap(({ name }, place): [string, string][] => {
        const sum = sums[place]
        return sum ? [[name, sum.toString()]] : []
      }),
    ],
  }
}

/**
 * The parts of a CSV file (ADR 0072): byte order mark, header row and rows, so that every reader of tables takes it as it is. It
 * returns the digest of the file, and the totals of the rows that were written. The first part has the first rows, so that a fault
 * of the first query is no part of a file.
 */
export async function* csvParts<Row>({
  columns,
  batches,
  onEnd,
}: CsvContent<Row>): AsyncGenerator<string, ExportEnd, void> {
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  const lines = createLines(columns)
  let digest: Buffer | null = null
  let header = BYTE_ORDER_MARK + lines.header()
  try {
    for await (const batch of batches) {
      yield hashed(header + lines.ofBatch(batch))
      header = ''
    }
    if (header !== '') yield hashed(header)
    digest = hash.digest()
    return { digest, totals: lines.totals() }
  } finally {
    await onEnd({ rows: lines.rows(), digest })
  }
}

/** A file with its name, of letters, digits, `-` and `.`. */
export interface CsvExport {
  name: string
  /** The media type; without one it is CSV. */
  type?: string
  /** The subject of the file, names and values: export, campaign, time zone, days, filter. */
  about: readonly (readonly [string, string])[]
  /** SHA-256 of the file where it is known beforehand: of a settled statement. */
  digest?: Buffer | undefined
  /** Without an end when its reader leaves. */
  parts: AsyncGenerator<string, ExportEnd | undefined, void>
}

/** The asked columns in the order asked for; without a choice all. The contract has checked the names. */
export function chosenColumns<Row, Name extends string>(
  columns: { [Key in Name]: Pick<Column<Row>, 'text' | 'kind'> },
  all: readonly Name[],
  asked: string | undefined,
): Column<Row>[] {
  const names = asked === undefined ? all : (asked.split(',') as Name[])
  return names.map((name) => ({ name, ...columns[name] }))
}
