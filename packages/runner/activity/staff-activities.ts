import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { activityDiff, activityVersions, staffActivities, staffActivity } from '@fanfare/contract/staff/activities.ts'
import type { readSchedule } from '@fanfare/contract/staff/drafts.ts'
import {
  duplicateActivity as duplicateCall,
  endActivity as endCall,
  rollbackActivity as rollbackCall,
} from '@fanfare/contract/staff/publications.ts'
import { pauseActivity, pauseAll, resumeActivity, resumeAll } from '@fanfare/contract/staff/pauses.ts'
import { PAUSE_REASONS } from '@fanfare/contract/activity/pause.ts'
import { inRoot } from '../root.ts'
import {
  allItems,
  confirmed,
  EXIT,
  momentOf,
  activityCommand,
  tellOutcome,
  WrongUse,
  type StaffTools,
} from '../staff/staff-command.ts'
import { fromHere, shownPath } from './activity-path.ts'
import { tellChanges } from './changes-text.ts'

const instant = (ms: number) => new Date(ms).toISOString().slice(0, 16)

/** `list`: a line for each activity. */
export const listActivities = activityCommand('list', async ({ ask, say, show, values }) => {
  const { status, alarm } = values as Record<'status' | 'alarm', string | undefined>
  const items = await allItems((page) => ask(staffActivities, { query: { status, alarm, ...page } }))
  show(items)
  for (const { alias, version, status: state, participants, startTime, endTime, alarms } of items) {
    const codes = alarms.map(({ code }) => code).join(' ')
    say(
      `${alias}  v${version}  ${state}  ${instant(startTime)} to ${instant(endTime)}  ${participants} joined  ${codes}`.trim(),
    )
  }
})

/** When the file will be published, or every reason why that failed. */
function scheduleLines({ at, by, state, failure }: CallData<typeof readSchedule>) {
  const time = new Date(at).toISOString()
  if (state === 'WAITING') return [`Scheduled for ${time} by ${by}`]
  const reasons = (failure?.issues ?? []).map(({ path, message }) => `${path}: ${message}`)
  return [`Not published at ${time}, as ${by} had scheduled it: code ${failure?.code}`, ...reasons]
}

/** `show <alias>`: figures, frozen fields and the file; with `--yaml` the file alone. */
export const showActivity = activityCommand('show', async ({ ask, say, show, needed, values }) => {
  const alias = needed(0)
  const activity = await ask(staffActivity, { params: { alias } })
  show(activity)
  const { title, version, updatedAt, updatedBy, budget, alarms, frozen, schedule, draft, yaml } = activity
  if (values.yaml === true) {
    say(yaml.trimEnd())
    return EXIT.done
  }
  say(`${title}: version ${version} of ${instant(updatedAt)} by ${updatedBy}`)
  for (const { rewardType, unit, limit, reserved, granted, left } of budget)
    say(`${rewardType} ${unit}: ${limit} in all, ${reserved} reserved, ${granted} granted, ${left} left`)
  for (const { code, params } of alarms) say(`${code} ${JSON.stringify(params)}`)
  for (const line of schedule === null ? [] : scheduleLines(schedule)) say(line)
  if (draft !== null) say(`Your draft of ${instant(draft.updatedAt)} is based on version ${draft.basedOn}.`)
  for (const { path, message } of frozen) say(`${path} ${message}`)
  say(`\n${yaml}`)
})

/** `versions <alias>`: newest first. */
export const listVersions = activityCommand('versions', async ({ ask, say, show, needed }) => {
  const alias = needed(0)
  const { items } = await ask(activityVersions, { params: { alias }, query: { pageSize: '200' } })
  show(items)
  for (const { version, at, by, approvedBy, changed, note, from } of items) {
    const parts = [
      `v${version}`,
      instant(at),
      by,
      ...(approvedBy === null ? [] : [`approved by ${approvedBy}`]),
      ...(from === null ? [] : [`rollback to v${from}`]),
      changed.join(', '),
      note,
    ]
    say(parts.filter((part) => part !== '').join('  '))
  }
})

/** `diff <alias> <n> [m|draft]`: a line for each change. */
export const diffVersions = activityCommand('diff', async ({ ask, say, show, needed, positionals }) => {
  const [alias, from] = [needed(0), needed(1)]
  const { changes } = await ask(activityDiff, { params: { alias }, query: { from, to: positionals[2] } })
  show(changes)
  for (const { path, kind, before, after } of changes)
    say(
      `${kind} ${path}: ${[before, after]
        .filter((value) => value !== undefined)
        .map((value) => JSON.stringify(value))
        .join(' → ')}`,
    )
})

/** Rehearses a change of the published version, shows it, asks, and carries it out. */
async function change(
  tools: StaffTools,
  call: typeof rollbackCall | typeof endCall,
  {
    alias,
    body,
    verb,
    query = {},
  }: { alias: string; body: object; verb: string; query?: Record<string, string | undefined> },
) {
  const { version } = await tools.ask(staffActivity, { params: { alias } })
  const input = { params: { alias }, body, headers: { 'if-match': `"${version}"` } }
  const rehearsal = await tools.ask(call, { ...input, query: { ...query, dryRun: '1' } })
  tellChanges(tools.say, rehearsal)
  for (const path of rehearsal.kept) tools.say(`${path} keeps its present value.`)
  if (rehearsal.changed.length === 0) return EXIT.done
  if (!(await confirmed(tools, `${verb} ${alias}?`))) return EXIT.refused
  const answer = await tools.ask(call, { ...input, query })
  tools.show(answer)
  return tellOutcome(tools, answer, `Published ${alias}, version ${answer.version}: ${answer.url}`)
}

/** `rollback <alias> <version>`. */
export const rollbackActivity = activityCommand('rollback', (tools) => {
  const alias = tools.needed(0)
  const version = Number(tools.needed(1))
  if (!Number.isSafeInteger(version) || version < 1) throw tools.wrongUse()
  const { 'keep-frozen': keepFrozen = false, note = '' } = tools.values
  const { replace } = tools.values as { replace?: string }
  const body = { version, keepFrozen, note }
  return change(tools, rollbackCall, { alias, body, query: { replace }, verb: 'Roll back' })
})

/** `end <alias> --at <instant> | --cancel`. */
export const endActivity = activityCommand('end', (tools) => {
  const alias = tools.needed(0)
  const { at, cancel, note = '' } = tools.values
  if ((typeof at === 'string') === (cancel === true)) throw tools.wrongUse()
  const body = typeof at === 'string' ? { at: momentOf(at, '--at'), note } : { cancel: true, note }
  return change(tools, endCall, { alias, body, verb: cancel === true ? 'Cancel' : 'End' })
})

/** `duplicate <alias> <new>`: writes a file that does not exist yet. */
export const duplicateActivity = activityCommand('duplicate', async ({ ask, say, show, needed, values }) => {
  const [alias, other] = [needed(0), needed(1)]
  const { start, to } = values as Record<'start' | 'to', string | undefined>
  const path = join(to === undefined ? inRoot('activities') : fromHere(to), `${other}.yaml`)
  if (existsSync(path)) throw new WrongUse(`There is a file ${shownPath(path)} already.`)
  const body = { alias: other, ...(start !== undefined && { startTime: momentOf(start, '--start') }) }
  const answer = await ask(duplicateCall, { params: { alias }, body })
  writeFileSync(path, answer.yaml)
  show(answer)
  say(`${shownPath(path)} is written; nothing is published.`)
  for (const issue of answer.issues) say(`${issue.path}: ${issue.message}`)
})

type Part = 'claims' | 'joins' | 'draws'
const PARTS: readonly Part[] = ['claims', 'joins', 'draws']

/** The activity that a pause is about, or `null` for all, and its parts. @throws WrongUse */
function paused({ positionals, values, wrongUse }: StaffTools) {
  const alias = positionals[0] ?? null
  if ((alias === null) !== (values.all === true)) throw wrongUse()
  const parts = PARTS.filter((part) => values[part] === true)
  return { alias, body: { ...Object.fromEntries(parts.map((part) => [part, true])), note: values.note ?? '' } }
}

/** The parts that are paused now, in words. */
const pausedText = (alias: string | null, pause: Record<Part, boolean> | null) => {
  const parts = PARTS.filter((part) => pause?.[part] === true)
  const subject = alias ?? 'Every activity'
  return parts.length === 0 ? `${subject}: nothing is paused.` : `${subject}: ${parts.join(', ')} paused.`
}

/** `pause <alias> | --all`: at once, without a question. */
export const pauseActivities = activityCommand('pause', async (tools) => {
  const { reason = 'CHECK' } = tools.values
  const known = PAUSE_REASONS.find((one) => one === reason)
  if (known === undefined) throw new WrongUse(`--reason must be one of ${PAUSE_REASONS.join(', ')}`)
  const { alias, body: parts } = paused(tools)
  const body = { ...parts, reason: known }
  const answer = await (alias === null
    ? tools.ask(pauseAll, { body })
    : tools.ask(pauseActivity, { params: { alias }, body }))
  tools.show(answer)
  tools.say(pausedText(alias, answer.paused))
})

/** `resume <alias> | --all`. */
export const resumeActivities = activityCommand('resume', async (tools) => {
  const { alias, body } = paused(tools)
  const answer = await (alias === null
    ? tools.ask(resumeAll, { body })
    : tools.ask(resumeActivity, { params: { alias }, body }))
  tools.show(answer)
  return tellOutcome(
    tools,
    answer,
    `${pausedText(alias, answer.paused)} ${answer.extended} claim deadlines were moved.`,
  )
})
