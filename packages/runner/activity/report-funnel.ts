import type { CallData } from '@fanfare/contract/define-call.ts'
import { activityFunnel } from '@fanfare/contract/ops/activity-report.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { COMMANDS } from '../commands.mjs'
import { EXIT, staffTools } from '../staff/staff-command.ts'
import { writeReport } from './report-activity.ts'

type Funnel = CallData<typeof activityFunnel>

const HEAD = ['Day (UTC)', 'Activity', 'Visits', 'Registrations', 'Joins', 'Completed a task', 'Claims']

/** The funnel as CSV, a line for each activity and day. */
export const funnelText = ({ items }: Funnel): string =>
  [
    HEAD,
    ...items.map(({ day, alias, ...steps }) => [
      day,
      alias,
      ...[steps.visits, steps.registrations, steps.joins, steps.tasks, steps.claims].map(String),
    ]),
  ]
    .map((cells) => csvLine(cells))
    .join('')

/** `funnel`: writes the funnel of all activities to a file, CSV unless `--to` names one that ends in .json. */
export async function reportFunnel(args: string[]) {
  const { ask, say, values } = staffTools(args, COMMANDS.activity.commands.funnel.options)
  const { from, until: to } = values as Partial<Record<string, string>>
  const funnel = await ask(activityFunnel, { query: { from, to } })
  const path = writeReport(values.to ?? `funnel-${funnel.to}.csv`, funnel, funnelText)
  say(`${path}: ${funnel.from} to ${funnel.to}, ${funnel.items.length} lines`)
  return EXIT.done
}
