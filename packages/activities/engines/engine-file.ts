import type * as z from 'zod'
import type { RewardDefinition } from '../file/reward.ts'
import { fault, type FieldIssue } from '../issue.ts'

export interface PlacedReward {
  /** The task, prize or tier that pays it, which may have a label. */
  id: string
  path: readonly PropertyKey[]
  reward: RewardDefinition
  /** How often the budget must be able to pay it; null means as often as it lasts. */
  times: number | null
}

/** An engine's part of an activity file. */
export interface EngineFile<Fields extends z.ZodRawShape> {
  fields: Fields
  rewardsOf: (file: z.output<z.ZodObject<Fields>>) => PlacedReward[]
  /** Ids that every language must name in `labels`. */
  namesOf: (file: z.output<z.ZodObject<Fields>>) => string[]
  /** Fields that may not change once a user has joined. */
  fixedFields: readonly (keyof Fields & string)[]
  /** Checks what the schema of single fields cannot. */
  check: (file: z.output<z.ZodObject<Fields>>) => FieldIssue[]
}

/** What is left out of a part is empty. */
export const defineEngineFile = <Fields extends z.ZodRawShape>(
  part: Pick<EngineFile<Fields>, 'fields'> & Partial<EngineFile<Fields>>,
): EngineFile<Fields> => ({ rewardsOf: () => [], namesOf: () => [], fixedFields: [], check: () => [], ...part })

/** The rewards of the entries of a list, each with its id. */
export const rewardsIn = <Entry extends { id: string; reward: RewardDefinition }>(
  field: string,
  list: readonly Entry[],
  timesOf: (entry: Entry) => number | null = () => null,
): PlacedReward[] =>
  list.map((entry, index) => ({
    id: entry.id,
    path: [field, index, 'reward'],
    reward: entry.reward,
    times: timesOf(entry),
  }))

/** An issue for each entry of the list at `path` whose `key` an earlier entry has. */
export const duplicateKeys = <Key extends string>(
  path: readonly string[],
  key: Key,
  list: readonly Record<Key, unknown>[],
) =>
  list.flatMap((entry, index) =>
    list.findIndex((other) => other[key] === entry[key]) < index ? [fault('is used twice', ...path, index, key)] : [],
  )
