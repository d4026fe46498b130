import { SOURCE_KINDS } from '@fanfare/contract/enumerations.ts'

type SourceKind = (typeof SOURCE_KINDS)[number]

/**
 * The origin of an entitlement: `task:{taskId}:{periodKey}`, `draw:{drawNo}`, `rank:{track}:{place}`, `team:{teamId}`,
 * `tier:{tierId}`, `cover:{orderId}` or `manual:{reference}`; unique for a user and activity (contract §6). A tier or cover that is earned again
 * after it was taken back has `~2`, `~3` … behind its id.
 */
export type Source = `${Lowercase<SourceKind>}:${string}`

/** One source of a user's rewards. */
export interface SourceKey {
  activityId: string
  source: Source
}

export const sourceKey = ({ activityId, source }: SourceKey) => `${activityId} ${source}`

interface TaskPeriod {
  taskId: string
  periodKey: string
}

export const taskSource = ({ taskId, periodKey }: TaskPeriod): Source => `task:${taskId}:${periodKey}`

/** null when the source is not a task. */
export function taskOfSource(source: Source): TaskPeriod | null {
  const [kind, taskId = '', periodKey = ''] = source.split(':')
  return kind === 'task' ? { taskId, periodKey } : null
}

/** Kinds of which a user earns at most one source in an activity: the tier that was reached, the order that is covered. */
export const EXCLUSIVE_KINDS = ['tier', 'cover'] as const
export type ExclusiveKind = (typeof EXCLUSIVE_KINDS)[number]

/** The exclusive kind of a source; null for sources that a user can earn beside each other. */
export const exclusiveKindOf = (source: Source): ExclusiveKind | null =>
  EXCLUSIVE_KINDS.find((kind) => source.startsWith(`${kind}:`)) ?? null

/** Before the number of an exclusive source that is earned again after it was taken back; no id has it. */
const AGAIN = '~'

/** An exclusive source as the rules name it: `tier:gold` for `tier:gold~2`. */
export const ruledSource = (source: Source): Source =>
  exclusiveKindOf(source) === null ? source : (source.split(AGAIN)[0] as Source)

/** The name of an exclusive source that is earned for the `turn`-th time, from 1. */
export const sourceOfTurn = (source: Source, turn: number): Source => (turn === 1 ? source : `${source}${AGAIN}${turn}`)

/** @throws for a source without a kind, which the table refuses */
export function partsOfSource(source: Source): { kind: SourceKind; id: string } {
  const kind = SOURCE_KINDS.find((name) => source.startsWith(`${name.toLowerCase()}:`))
  if (kind === undefined) throw new Error(`${source} is not a source`)
  return { kind, id: ruledSource(source).slice(kind.length + 1) }
}

/** The first source of a task in byte order, and the first after all of them: `;` follows `:`. */
export const taskRange = (taskId: string): readonly [string, string] => [`task:${taskId}:`, `task:${taskId};`]
