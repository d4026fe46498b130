import { CODES } from '@fanfare/contract/codes.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import {
  scheduleActivity as scheduleCall,
  unscheduleActivity as unscheduleCall,
} from '@fanfare/contract/staff/drafts.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import { COMMANDS } from '../commands.mjs'
import {
  momentOf,
  confirmed,
  EXIT,
  needed,
  runStaff,
  tellOutcome,
  WrongUse,
  type StaffTools,
} from '../staff/staff-command.ts'
import { Refused } from './ask-gateway.ts'
import { changesText, consequencesLines } from './changes-text.ts'
import { readValidFile, withUploads } from './read-valid-file.ts'

/** The version of the activity; 0 while it is not published. */
const versionOf = (tools: StaffTools, alias: string): Promise<number> =>
  tools.ask(staffActivity, { params: { alias } }).then(
    ({ version }) => version,
    (error: unknown) => {
      if (error instanceof Refused && error.code === CODES.NOT_FOUND.code) return 0
      throw error
    },
  )

/** `schedule <alias or file> --at <instant> | --cancel`. */
export const scheduleActivity = (args: string[]): Promise<number> =>
  runStaff(args, COMMANDS.activity.commands.schedule.options, async (tools) => {
    const usage = 'npm run activity -- schedule <alias or file> --at <instant> | --cancel'
    const argument = needed(tools.positionals, 0, usage)
    const { at, cancel, note, replace } = tools.values as Partial<Record<string, string>> & { cancel?: boolean }
    if ((at === undefined) === (cancel !== true)) throw new WrongUse(usage)
    if (at === undefined) {
      tools.show(await tools.ask(unscheduleCall, { params: { alias: argument }, query: { note } }))
      tools.say(`${argument} is not scheduled any more.`)
      return EXIT.done
    }
    const ms = momentOf(at, '--at')
    const read = readValidFile(argument)
    const { kind, file } = read
    const { alias } = file
    if (kind === 'programme') throw new WrongUse(`${alias} is a campaign of agents, which cannot be scheduled.`)
    const text = await withUploads(read, (body) => tools.ask(storePicture, { body }))
    const headers = { 'if-match': `"${await versionOf(tools, alias)}"` }
    const input = { params: { alias }, headers, body: { at: ms, yaml: text, ...(note !== undefined && { note }) } }
    const rehearsal = await tools.ask(scheduleCall, { ...input, query: { replace, dryRun: '1' } })
    tools.say(changesText({ ...rehearsal, alias, version: rehearsal.basedOn + 1 }))
    for (const line of consequencesLines(rehearsal.consequences)) tools.say(line)
    const time = new Date(ms).toISOString()
    if (!(await confirmed(tools, `Publish ${alias} at ${time}?`))) return EXIT.refused
    const answer = await tools.ask(scheduleCall, { ...input, query: { replace } })
    tools.show(answer)
    return tellOutcome(tools, answer, `${alias} will be published at ${time}.`)
  })
