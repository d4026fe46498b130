import { isDeepStrictEqual } from 'node:util'
import Big from 'big.js'
import { partsOf } from '@fanfare/activities/engine-files.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { FieldIssue } from '@fanfare/activities/issue.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'

type Field = keyof TaskDefinition

const inUse = (rule: string) => `${rule}: somebody already works on this task`
const JOINED = 'after somebody has joined'

/** The fields that stay once a user has joined. A field that an earlier version of the gateway did not know may be added once. */
const fixedFields = (definition: ActivityFile) =>
  ['timeZone', ...partsOf(definition.type).flatMap((part) => part.fixedFields)].filter((field) =>
    Object.hasOwn(definition, field),
  ) as (keyof ActivityFile)[]

type Rule = [Field, (before: TaskDefinition, after: TaskDefinition) => boolean, string]

const FIXED: readonly Rule[] = (['type', 'period', 'reward', 'asset'] as const).map((field) => [
  field,
  (before, after) => isDeepStrictEqual(before[field], after[field]),
  'may not change',
])

/** A task in progress may not become harder or shorter. Each field has its allowed changes and the message for the others. */
const ALLOWED: readonly Rule[] = [
  ...FIXED,
  ['target', (before, after) => isTargetNoHarder(before.target, after.target), 'may only become lower'],
  [
    'transferTarget',
    (before, after) => isNoHigher(before.transferTarget, after.transferTarget),
    'may only become lower',
  ],
  ['codes', (before, after) => hasEvery(before.codes, after.codes), 'may only become more'],
  // The version before did not know the field, so a task that meant some markets could not say so.
  ['markets', ({ markets }, after) => markets === undefined || hasEveryMarket(markets, after), 'may only become more'],
  ['friend', (before, after) => isFriendNoHarder(before.friend, after.friend), 'may only ask for less, and longer'],
  ['windowDays', (before, after) => isNoShorter(before.windowDays, after.windowDays), 'may only become more'],
  ['claimDays', (before, after) => isNoShorter(before.claimDays, after.claimDays), 'may only become more'],
]

function isTargetNoHarder(before: TaskDefinition['target'], after: TaskDefinition['target']) {
  if ('count' in before || 'count' in after) return 'count' in before && 'count' in after && after.count <= before.count
  return before.unit === after.unit && Big(after.amount).lte(before.amount)
}

/** undefined when there is no minimum. */
const isNoHigher = (before: string | undefined, after: string | undefined) =>
  after === undefined || (before !== undefined && Big(after).lte(before))

/** undefined when there is no limit. */
const isNoShorter = (before: number | undefined, after: number | undefined) =>
  after === undefined || (before !== undefined && after >= before)

const hasEveryMarket = (before: readonly string[], { markets }: TaskDefinition) =>
  markets === undefined || before.every((market) => markets.some((one) => one === market))

function hasEvery(before: readonly string[] = [], after: readonly string[] = []) {
  const codes = new Set(after.map((code) => code.toUpperCase()))
  return before.every((code) => codes.has(code.toUpperCase()))
}

function isFriendNoHarder(before: TaskDefinition['friend'], after: TaskDefinition['friend']) {
  if (after === undefined) return true
  const { kyc, deposit, trade, days } = after
  if (!kyc && deposit === undefined && trade === undefined) return true
  if (before === undefined) return false
  return (
    (before.kyc || !kyc) &&
    isNoHigher(before.deposit, deposit) &&
    isNoHigher(before.trade, trade) &&
    isNoShorter(before.days, days)
  )
}

interface Version {
  definition: ActivityFile
  startTime: number
  endTime: number
}

/** Whether users have joined the published version, and the tasks they work on. */
interface Usage {
  joined: boolean
  tasksInUse: ReadonlySet<string>
}

/**
 * Finds the changes that users rely on not to happen (ACT-9): the type; the start once it has passed; time zone and prizes once a user has
 * joined; a task in progress, unless it becomes easier.
 */
export function checkChange(before: Version, after: Version, usage: Usage, now: number) {
  const issues: FieldIssue[] = []
  const fixed = (field: keyof ActivityFile, since: string) => {
    if (!isDeepStrictEqual(plain(before.definition[field]), plain(after.definition[field])))
      issues.push({ path: [field], message: `may not change ${since}` })
  }
  fixed('type', 'after publication')
  if (usage.joined) for (const field of fixedFields(before.definition)) fixed(field, JOINED)
  if (before.startTime <= now && before.startTime !== after.startTime)
    issues.push({ path: ['startTime'], message: 'may not change after the start' })
  if (before.endTime !== after.endTime && Math.min(before.endTime, after.endTime) <= now)
    issues.push({ path: ['endTime'], message: 'may not change after the end, nor into the past' })
  for (const task of before.definition.tasks)
    if (usage.tasksInUse.has(task.id)) issues.push(...checkTask(task, after.definition.tasks))
  return issues
}

interface Frozen {
  /** A JSON pointer with tasks by their ids. */
  path: string
  since: number
  message: string
}

/** The fields that `checkChange` no longer lets change, so that a form can lock them. Those that may still become easier are left out. */
export function frozenFields(
  { definition, startTime, endTime, publishedAt }: Version & { publishedAt: number },
  { joinedAt, tasksInUse }: { joinedAt: number | null; tasksInUse: ReadonlySet<string> },
  now: number,
) {
  const frozen: Frozen[] = [{ path: '/type', since: publishedAt, message: 'may not change after publication' }]
  if (startTime <= now) frozen.push({ path: '/startTime', since: startTime, message: 'may not change after the start' })
  if (endTime <= now)
    frozen.push({ path: '/endTime', since: endTime, message: 'may not change after the end, nor into the past' })
  if (joinedAt === null) return frozen
  for (const field of fixedFields(definition))
    frozen.push({ path: `/${field}`, since: joinedAt, message: `may not change ${JOINED}` })
  for (const { id } of definition.tasks.filter((task) => tasksInUse.has(task.id)))
    for (const [field, , rule] of FIXED)
      frozen.push({ path: `/tasks/${id}/${field}`, since: joinedAt, message: inUse(rule) })
  return frozen
}

function checkTask(before: TaskDefinition, tasks: readonly TaskDefinition[]): FieldIssue[] {
  const index = tasks.findIndex(({ id }) => id === before.id)
  const after = tasks[index]
  if (after === undefined)
    return [{ path: ['tasks'], message: `may not lose ${before.id}: somebody already works on it` }]
  return ALLOWED.filter(([, isAllowed]) => !isAllowed(plain(before), plain(after))).map(([field, , rule]) => ({
    path: ['tasks', index, field],
    message: inUse(rule),
  }))
}

/** Drops undefined fields, as the database does. */
const plain = <T>(value: T) => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

/** The fields of the file that differ. Times are compared as instants, however each file writes them. */
export const changedFields = (before: Version, after: Version) =>
  [...new Set([...Object.keys(after.definition), ...Object.keys(before.definition)])].filter((field) => {
    const key = field as keyof ActivityFile
    if (key === 'startTime' || key === 'endTime') return after[key] !== before[key]
    const [earlier, later] = [before.definition[key], after.definition[key]]
    return !isDeepStrictEqual(earlier, later) && !(isEmpty(earlier) && isEmpty(later))
  })

/** Definitions stored before fields belonged to types have empty lists where newer ones have nothing. */
const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

/** The fields that decide whether a task is completed, unlike those of its reward and texts. */
const RULES = [
  'type',
  'period',
  'target',
  'transferTarget',
  'friend',
  'codes',
  'asset',
  'markets',
  'windowDays',
] as const satisfies readonly (keyof TaskDefinition)[]

export const hasSameRules = (a: TaskDefinition, b: TaskDefinition) =>
  RULES.every((rule) => isDeepStrictEqual(a[rule], b[rule]))

/** The time of the last change of each task's rules; absent for a task whose rules never changed. */
export function rulesSince(before: ActivityVersion, after: ActivityFile, now: number) {
  const known = new Map(before.definition.tasks.map((task) => [task.id, task]))
  const since: Record<string, number> = {}
  for (const task of after.tasks) {
    const earlier = known.get(task.id)
    const at = earlier && hasSameRules(earlier, task) ? undefined : now
    const kept = at ?? before.rulesSince[task.id]
    if (kept !== undefined) since[task.id] = kept
  }
  return since
}
