import type { EngineName } from '@fanfare/contract/activity-types.ts'
import { coverFile } from './engines/cover.ts'
import { factorsFile } from './engines/factors.ts'
import { placesFile } from './engines/places.ts'
import { prizesFile } from './engines/prizes.ts'
import { tasksFile } from './engines/tasks.ts'
import { teamsFile } from './engines/teams.ts'
import { tiersFile } from './engines/tiers.ts'

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
