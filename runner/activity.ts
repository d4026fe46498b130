import { command } from './command.ts'

type Run = (args: string[]) => Promise<number>

const COMMANDS: Record<string, () => Promise<Run>> = {
  new: () => import('./activity/new-activity.ts').then((m) => m.newActivity),
  check: () => import('./activity/check-activities.ts').then((m) => m.checkActivities),
  preview: () => import('./activity/preview-activity.ts').then((m) => m.previewActivity),
  publish: () => import('./activity/publish-activity.ts').then((m) => m.publishActivity),
  funnel: () => import('./activity/report-funnel.ts').then((m) => m.reportFunnel),
  report: () => import('./activity/report-activity.ts').then((m) => m.reportActivity),
}

const USAGE = `npm run activity -- <command>
  new <type> <alias>        writes activities/<alias>.yaml with comments and example values
  check [alias or file …]   names every fault: file, line, field, nearest allowed value; also of campaigns of agents
  preview <alias or file>   a link that shows the page to whoever has it, for seven days; nothing is published
  publish <alias or file>   rehearses, shows what changes, publishes    --dry-run  --if-match <version>
                            a campaign of agents is published without a rehearsal
  report <alias>            participants, paid, refused, budget, as a file    --to <file.csv or .json>
  funnel                    visits, registrations, joins, tasks, claims by day, as a file    --from --until <day>  --to <file>
Without settings they use the Fanfare that runs here; GATEWAY_ORIGIN and OPS_SECRET name another gateway, --actor <name> you.`

/** `npm run activity`: an operator's way from a new file to its report (docs/activities.md). */
await command(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined || args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`)
    return load === undefined && name !== '--help' ? 1 : 0
  }
  const run = await load()
  return run(args)
})
