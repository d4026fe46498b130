import { SOURCE_KINDS } from '@fanfare/contract/enumerations.ts'

type SourceKind = (typeof SOURCE_KINDS)[number]

/**
 * The origin of an entitlement: `task:{taskId}:{periodKey}`, `draw:{drawNo}`, `rank:{track}:{place}`, `team:{teamId}`,
 * `tier:{tierId}`, `cover:{orderId}` or `manual:{reference}`; unique for a user and activity (contract §6).
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

/** @throws for a source without a kind, which the table refuses */
export function partsOfSource(source: Source): { kind: SourceKind; id: string } {
  const kind = SOURCE_KINDS.find((name) => source.startsWith(`${name.toLowerCase()}:`))
  if (kind === undefined) throw new Error(`${source} is not a source`)
  return { kind, id: source.slice(kind.length + 1) }
}

/** The first source of a task in byte order, and the first after all of them: `;` follows `:`. */
export const taskRange = (taskId: string): readonly [string, string] => [`task:${taskId}:`, `task:${taskId};`]
