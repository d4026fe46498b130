import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { csvLine } from '@fanfare/kernel/csv.ts'
import { COMMANDS } from '../commands.mjs'
import { fromHere, isProgrammeAlias, shownPath } from './activity-path.ts'
import { askGateway } from './ask-gateway.ts'
import { opsAccess } from './ops-access.ts'

type ActivityReport = CallData<typeof activityReport>

const instant = (ms: number): string => new Date(ms).toISOString()

/** A report as CSV: its head as pairs, then a table each, with an empty line between them. */
function reportText(report: ActivityReport) {
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

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** `report <alias>`: writes the operator's report to a file, CSV unless `--to` names one that ends in .json. */
export async function reportActivity(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: COMMANDS.activity.commands.report.options,
  })
  const [alias] = positionals
  if (alias === undefined) throw new Error('npm run activity -- report <alias> [--to <file.csv or .json>]')
  if (isProgrammeAlias(alias)) throw new Error(`${alias} is a campaign of agents, which has no report.`)
  const access = await opsAccess(process.env, values.actor)
  const report = await askGateway(access, activityReport, { alias })
  const path = fromHere(values.to ?? `${alias}-report-${day(report.at)}.csv`)
  writeFileSync(path, path.endsWith('.json') ? `${JSON.stringify(report, null, 2)}\n` : reportText(report))
  process.stdout.write(`${shownPath(path)}: ${report.participants} participants, version ${report.version}\n`)
  return 0
}
