import type { EngineName } from '@fanfare/contract/activity-types.ts'
import { ACTIVITY_TYPE_NAMES, ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { coverFile } from './engines/cover.ts'
import type { EngineFile, PlacedReward } from './engines/engine-file.ts'
import { factorsFile } from './engines/factors.ts'
import { placesFile } from './engines/places.ts'
import { prizesFile } from './engines/prizes.ts'
import { tasksFile } from './engines/tasks.ts'
import { teamsFile } from './engines/teams.ts'
import { tiersFile } from './engines/tiers.ts'
import type { FieldIssue } from './issue.ts'
import type { ActivityFile, FileWith } from './schema.ts'

/** The part of an activity file behind each engine's name in the table of activity types. */
export const ENGINE_FILES = {
  tasks: tasksFile,
  prizes: prizesFile,
  places: placesFile,
  tiers: tiersFile,
  teams: teamsFile,
  factors: factorsFile,
  cover: coverFile,
} as const satisfies Record<EngineName, unknown>

/** Whether the type of a file has this engine, so that the file has its fields. */
export const hasEngine = <Name extends EngineName>(file: ActivityFile, name: Name): file is FileWith<Name> =>
  (ACTIVITY_TYPES[file.type].engines as readonly string[]).includes(name)

type Part = Pick<EngineFile<Record<string, never>>, 'fields' | 'fixedFields'> & {
  rewardsOf: (file: ActivityFile) => PlacedReward[]
  namesOf: (file: ActivityFile) => string[]
  check: (file: ActivityFile) => FieldIssue[]
}

/** The engines' parts of a file. The cast follows the table: a file has the fields of the engines of its type. */
export const partsOf = (type: ActivityFile['type']) =>
  ACTIVITY_TYPES[type].engines.map((name) => ENGINE_FILES[name] as unknown as Part)

/** The types whose engines have this field. */
export const typesWithField = (field: string) =>
  ACTIVITY_TYPE_NAMES.filter((type) => partsOf(type).some(({ fields }) => Object.hasOwn(fields, field)))

export const rewardsOf = (file: ActivityFile) => partsOf(file.type).flatMap((part) => part.rewardsOf(file))
