import type { Difference, Report } from './report.ts'

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('   '),
  )
}

const textOfDifference = ({ kind, activity, user, subject, facts, product }: Difference): string =>
  [
    `${kind}: ${[activity, user, subject].filter((part) => part !== '').join(' ')}`,
    `  facts    ${facts}`,
    `  product  ${product}`,
  ].join('\n')

/** The differences, then a table of what was compared, then what cannot be judged. */
export function textOfReport(report: Report): string {
  const kinds = [...report.counts]
  const table = columns([
    ['kind', 'compared', 'differ'],
    ...kinds.map(([kind, { compared, differ }]) => [kind, String(compared), String(differ)]),
    ['all', String(report.compared), String(report.differ)],
  ])
  const more = kinds.flatMap(([kind, { differ }]) => {
    const shown = report.differences.filter((one) => one.kind === kind).length
    return differ > shown ? [`${differ - shown} more of ${kind}: add --all to see them.`] : []
  })
  const skipped = kinds.flatMap(([kind, count]) =>
    [...count.skipped].map(([why, number]) => `Not judged: ${number} ${kind} ${why}.`),
  )
  return [...report.differences.map(textOfDifference), ...more, ...table, ...skipped].join('\n')
}

/** The same for programs. */
export const jsonOfReport = (report: Report): string =>
  JSON.stringify({
    compared: report.compared,
    differ: report.differ,
    kinds: [...report.counts].map(([kind, { compared, differ, skipped }]) => ({
      kind,
      compared,
      differ,
      notJudged: Object.fromEntries(skipped),
    })),
    differences: report.differences,
  })
