import { csvLine } from '@fanfare/kernel/csv.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { activityReport } from '@fanfare/contract/ops/activity-report.ts'

export type ActivityReport = CallData<typeof activityReport>

const instant = (ms: number): string => new Date(ms).toISOString()

/** A report as CSV: its head as pairs, then a table each, with an empty line between them. */
export function reportText(report: ActivityReport): string {
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
      ...paid.map(({ source, id, rewardType, unit, rewards, amount }) => [
        source,
        id,
        rewardType,
        unit,
        String(rewards),
        amount,
      ]),
    ],
    [['Refused', 'Reason', 'Count'], ...refused.map(({ what, reason, count }) => [what, reason, String(count)])],
    [
      ['Budget', 'Unit', 'Limit', 'Reserved', 'Granted', 'Left'],
      ...budget.map(({ rewardType, unit, limit, reserved, granted, left }) => [
        rewardType,
        unit,
        limit,
        reserved,
        granted,
        left,
      ]),
    ],
  ]
  return [head, ...tables].map((rows) => rows.map((cells) => csvLine(cells)).join('')).join('\r\n')
}
