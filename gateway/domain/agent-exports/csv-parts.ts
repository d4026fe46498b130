import { createHash } from 'node:crypto'
import { csvLine } from '#lib/csv.ts'
import { DecimalSum } from './decimal-sum.ts'

export interface Column<Row, Name extends string = string> {
  name: Name
  text: (row: Row) => string
  /** `sum`: a number that the last row adds up. */
  kind: 'text' | 'number' | 'sum'
}

/** What has left the gateway. `digest` is null for a file that did not come to its end. */
export interface ExportOutcome {
  rows: number
  /** SHA-256 of all bytes before the last line. */
  digest: Buffer | null
}

export interface CsvContent<Row> {
  /** The first lines: names and values. */
  head: readonly (readonly [string, string])[]
  columns: readonly Column<Row>[]
  batches: AsyncIterable<readonly Row[]>
  /** Awaited before the last line, or when the client has left. */
  onEnd: (outcome: ExportOutcome) => Promise<void>
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Lines of rows with their numbers, and the sums of those rows. */
function createLines<Row>(columns: readonly Column<Row>[]) {
  const isNumber = [true, ...columns.map(({ kind }) => kind !== 'text')]
  const sums = columns.map(({ kind }) => (kind === 'sum' ? new DecimalSum() : null))
  let rows = 0
  const lineOf = (row: Row): string => {
    rows += 1
    const cells = columns.map(({ text }) => text(row))
    cells.forEach((cell, place) => sums[place]?.add(cell))
    return csvLine([String(rows), ...cells], isNumber)
  }
  return {
    rows: () => rows,
    header: () => csvLine(['row', ...columns.map(({ name }) => name)]),
    ofBatch: (batch: readonly Row[]) => batch.map(lineOf).join(''),
    totals: () => csvLine(['total', ...sums.map((sum) => sum?.toString() ?? '')], isNumber),
  }
}

/**
 * The parts of a CSV file (ADR 0072): byte order mark, head, header row, rows with their numbers, totals, digest. The totals are
 * those of the rows that were written, and the first part has the first rows, so that a fault of the first query is no part of a file.
 */
export async function* csvParts<Row>({
  head,
  columns,
  batches,
  onEnd,
}: CsvContent<Row>): AsyncGenerator<string, void, void> {
  const hash = createHash('sha256')
  const hashed = (text: string): string => {
    hash.update(text)
    return text
  }
  const lines = createLines(columns)
  let isComplete = false
  let waiting = BYTE_ORDER_MARK + head.map((line) => csvLine(line)).join('') + lines.header()
  try {
    for await (const batch of batches) {
      yield hashed(waiting + lines.ofBatch(batch))
      waiting = ''
    }
    yield hashed(waiting + lines.totals())
    const digest = hash.digest()
    await onEnd({ rows: lines.rows(), digest })
    isComplete = true
    yield `X-Content-Digest: sha-256=:${digest.toString('base64')}:\r\n`
  } finally {
    if (!isComplete) await onEnd({ rows: lines.rows(), digest: null })
  }
}
