import { ACTIVITY_TYPES, type EngineName } from '@fanfare/contract/activity-types.ts'
import type { ActivityFile, FileWith } from './schema.ts'

/** Whether the type of a file has this engine, and so the file its fields. */
export const hasEngine = <Name extends EngineName>(file: ActivityFile, name: Name): file is FileWith<Name> =>
  (ACTIVITY_TYPES[file.type].engines as readonly string[]).includes(name)
