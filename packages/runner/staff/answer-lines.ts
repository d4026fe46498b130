/** Instants of the contract are ms; no count of it is as large. */
const FIRST_INSTANT = 1_000_000_000_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && value >= FIRST_INSTANT) return new Date(value).toISOString()
  if (Array.isArray(value)) return value.map(cellOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The cells of a row: objects give a cell for each of their fields. */
const cellsOf = (row: unknown, prefix = ''): [name: string, text: string][] =>
  isRecord(row)
    ? Object.entries(row).flatMap(([name, value]): [string, string][] =>
        isRecord(value) ? cellsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, cellOf(value)]],
      )
    : [[prefix, cellOf(row)]]

function tableOf(rows: readonly unknown[]): string[] {
  const cells = rows.map((row) => new Map(cellsOf(row)))
  const names = [...new Set(cells.flatMap((row) => [...row.keys()]))].filter((name) =>
    cells.some((row) => (row.get(name) ?? '') !== ''),
  )
  const lines = [names, ...cells.map((row) => names.map((name) => row.get(name) ?? ''))]
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** An answer for people: a text alone, `name: value`, and a table for each list of objects. */
export function answerLines(answer: unknown, prefix = ''): string[] {
  if (!isRecord(answer)) return [cellOf(answer)]
  return Object.entries(answer).flatMap(([name, value]) => {
    const title = `${prefix}${name}`
    if (Array.isArray(value) && value.some(isRecord)) return ['', `${title}:`, ...tableOf(value)]
    if (isRecord(value)) return answerLines(value, `${title}.`)
    const text = cellOf(value)
    if (title === 'text') return [text]
    return text === '' && !Array.isArray(value) ? [] : [`${title}: ${text || 'none'}`]
  })
}
