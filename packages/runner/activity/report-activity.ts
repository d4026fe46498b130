import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { fromHere, isProgrammeAlias, shownPath } from './activity-path.ts'
import { COMMANDS } from '../commands.mjs'
import { askGateway } from './ask-gateway.ts'
import { opsAccess } from './ops-access.ts'
import { reportText } from './report-text.ts'

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** `report <alias>`: writes the operator's report to a file, CSV unless `--to` names one that ends in .json. */
export async function reportActivity(args: string[]): Promise<number> {
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
