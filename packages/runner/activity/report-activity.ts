import { writeFileSync } from 'node:fs'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { activityReport, activityFunnel } from '@fanfare/contract/ops/activity-report.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { fromHere, isProgrammeAlias, shownPath } from './activity-path.ts'
import { activityCommand, type StaffTools } from '../staff/staff-command.ts'

/** The cells of a row, from these fields of an item. */
const cells =
  <Name extends string>(...names: Name[]) =>
  (item: Record<Name, string | number>) =>
    names.map((name) => String(item[name]))

const HEAD = ['Day (UTC)', 'Activity', 'Visits', 'Registrations', 'Joins', 'Completed a task', 'Claims']

/** The funnel as CSV, a line for each activity and day. */
export const funnelText = ({ items }: CallData<typeof activityFunnel>) =>
  [HEAD, ...items.map(cells('day', 'alias', 'visits', 'registrations', 'joins', 'tasks', 'claims'))]
    .map((row) => csvLine(row))
    .join('')

/** `funnel`: writes the funnel of all activities to a file, CSV unless `--to` names one that ends in .json. */
export const reportFunnel = activityCommand('funnel', async ({ ask, say, values }) => {
  const { from, until: to } = values as Partial<Record<string, string>>
  const funnel = await ask(activityFunnel, { query: { from, to } })
  const path = writeReport(values.to ?? `funnel-${funnel.to}.csv`, funnel, funnelText)
  say(`${path}: ${funnel.from} to ${funnel.to}, ${funnel.items.length} lines`)
})

const instant = (ms: number) => new Date(ms).toISOString()

/** A report as CSV: its head as pairs, then its tables, separated by empty lines. */
function reportText(report: CallData<typeof activityReport>) {
  const { title, alias, version, status, outcome, startTime, endTime, at, participants, paid, refused, budget } = report
  const head = [
    ['Report', title],
    ['Alias', alias],
    ['Version', String(version)],
    ['At', instant(at)],
    ['Status', outcome === null ? status : `${status}, ${outcome}`],
    ['Start', instant(startTime)],
    ['End', instant(endTime)],
    ['Participants', String(participants)],
  ]
  const tables = [
    [
      ['Paid by source', 'Of', 'Reward', 'Unit', 'Rewards', 'Amount'],
      ...paid.map(cells('source', 'id', 'rewardType', 'unit', 'rewards', 'amount')),
    ],
    [['Refused', 'Reason', 'Count'], ...refused.map(cells('what', 'reason', 'count'))],
    [
      ['Budget', 'Unit', 'Limit', 'Reserved', 'Granted', 'Left'],
      ...budget.map(cells('rewardType', 'unit', 'limit', 'reserved', 'granted', 'left')),
    ],
  ]
  return [head, ...tables].map((rows) => rows.map((row) => csvLine(row)).join('')).join('\r\n')
}

/** Writes a report, as JSON if `to` ends in .json. @returns the path as messages show it */
function writeReport<Report>(to: StaffTools['values'][string], report: Report, csvOf: (report: Report) => string) {
  const path = fromHere(String(to))
  writeFileSync(path, path.endsWith('.json') ? `${JSON.stringify(report, null, 2)}\n` : csvOf(report))
  return shownPath(path)
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** `report <alias>`: writes the operator's report to a file, CSV unless `--to` names one that ends in .json. */
export const reportActivity = activityCommand('report', async ({ ask, say, needed, values }) => {
  const alias = needed(0)
  if (isProgrammeAlias(alias)) throw new Error(`${alias} is a campaign of agents, which has no report.`)
  const report = await ask(activityReport, { params: { alias } })
  const path = writeReport(values.to ?? `${alias}-report-${day(report.at)}.csv`, report, reportText)
  say(`${path}: ${report.participants} participants, version ${report.version}`)
})
