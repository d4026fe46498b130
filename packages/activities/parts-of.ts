import { ACTIVITY_TYPE_NAMES, ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { ENGINE_FILES } from './engine-files.ts'
import type { EngineFile, PlacedReward } from './engines/engine-file.ts'
import type { FieldIssue } from './issue.ts'
import type { ActivityFile } from './schema.ts'

type Part = Pick<EngineFile<Record<string, never>>, 'fields' | 'fixedFields'> & {
  rewardsOf: (file: ActivityFile) => PlacedReward[]
  namesOf: (file: ActivityFile) => string[]
  check: (file: ActivityFile) => FieldIssue[]
}

/** The engines' parts of a file. The cast says what the table says: a file has the fields of the engines of its type. */
export const partsOf = (type: ActivityFile['type']): Part[] =>
  ACTIVITY_TYPES[type].engines.map((name) => ENGINE_FILES[name] as unknown as Part)

/** The types whose engines have this field. */
export const typesWithField = (field: string): ActivityTypeName[] =>
  ACTIVITY_TYPE_NAMES.filter((type) => partsOf(type).some(({ fields }) => Object.hasOwn(fields, field)))

/** Every reward of the file with its path. */
export const rewardsOf = (file: ActivityFile): PlacedReward[] =>
  partsOf(file.type).flatMap((part) => part.rewardsOf(file))
