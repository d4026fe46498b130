import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { activityFunnel } from '@fanfare/contract/ops/activity-report.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { fromHere, shownPath } from './activity-path.ts'
import { COMMANDS } from '../commands.mjs'
import { askGateway } from './ask-gateway.ts'
import { opsAccess } from './ops-access.ts'

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
  const { values } = parseArgs({
    args,
    options: COMMANDS.activity.commands.funnel.options,
  })
  const access = await opsAccess(process.env, values.actor)
  const days = Object.entries({ from: values.from, to: values.until }).flatMap(([name, day]) =>
    day ? [[name, day]] : [],
  )
  const query = days.length > 0 ? `?${new URLSearchParams(days)}` : ''
  const funnel = await askGateway(access, activityFunnel, { alias: '', query })
  const path = fromHere(values.to ?? `funnel-${funnel.to}.csv`)
  writeFileSync(path, path.endsWith('.json') ? `${JSON.stringify(funnel, null, 2)}\n` : funnelText(funnel))
  process.stdout.write(`${shownPath(path)}: ${funnel.from} to ${funnel.to}, ${funnel.items.length} lines\n`)
  return 0
}
