import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { recompute } from '@fanfare/recompute/recompute.ts'
import { jsonOfReport, textOfReport } from '@fanfare/recompute/report-text.ts'
import { command, say, warn } from './command.ts'
import { COMMANDS } from '../commands.mjs'
import { dataDirOf, withInstance } from '../start/with-instance.ts'

const { values } = parseArgs({ options: COMMANDS.recompute.options })

/** Differences of a kind that are printed without `--all`. */
const SHOWN = 20
/** Between two lines of progress, ms. */
const PROGRESS_MS = 2_000

interface Auditor {
  host: string
  port: number
  database: string
  user: string
  password: string
}

/** The database as the user of auditors: that of the embedded one, else DATABASE_URL, which an operator sets to that of an auditor. */
function auditorUrl(databaseUrl: string): string {
  const { DATABASE_URL } = requireConfig(process.env)
  const file = join(dataDirOf(process.env), 'postgres.json')
  if (DATABASE_URL !== undefined || !existsSync(file)) return DATABASE_URL ?? databaseUrl
  const { host, port, database, user, password } = JSON.parse(readFileSync(file, 'utf8')) as Auditor
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}

/** The time of the running gateway, whose clock a demonstration may have moved; without one that of this machine. */
async function gatewayTime(gatewayOrigin: string | undefined): Promise<number> {
  if (gatewayOrigin === undefined) return Date.now()
  const answer = await fetch(`${gatewayOrigin}/v1/if/health`)
  return ((await answer.json()) as { requestTime: number }).requestTime
}

function sayProgress(): (line: string) => void {
  let saidAt = 0
  return (line) => {
    if (Date.now() - saidAt < PROGRESS_MS) return
    saidAt = Date.now()
    warn(line)
  }
}

/**
 * `npm run audit -- recompute`: computes every outcome again from the facts, by a program that shares no code with the product, and prints each
 * difference. Ends with code 1 if there is one.
 */
await command(() =>
  withInstance(process.env, async ({ databaseUrl, running }) => {
    const report = await recompute({
      connectionString: auditorUrl(databaseUrl),
      now: await gatewayTime(running?.gatewayOrigin),
      alias: values.activity,
      kept: values.all ? Infinity : SHOWN,
      say: sayProgress(),
    })
    say(values.json ? jsonOfReport(report) : textOfReport(report))
    return report.differ === 0 ? 0 : 1
  }),
)
