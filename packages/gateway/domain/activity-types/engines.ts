import type { EngineName } from '@fanfare/contract/activity-types.ts'
import type { Engine } from '../engines/engine.ts'
import { coverEngine } from '../engines/cover/cover-engine.ts'
import { factorsEngine } from '../engines/factors/factors-engine.ts'
import { placesEngine } from '../engines/places/places-engine.ts'
import { prizesEngine } from '../engines/prizes/prizes-engine.ts'
import { tasksEngine } from '../engines/tasks/tasks-engine.ts'
import { teamsEngine } from '../engines/teams/teams-engine.ts'
import { tiersEngine } from '../engines/tiers/tiers-engine.ts'

/** The rules behind each name in the table of activity types. */
export const ENGINES: Record<EngineName, Engine> = {
  tasks: tasksEngine,
  prizes: prizesEngine,
  places: placesEngine,
  teams: teamsEngine,
  factors: factorsEngine,
  tiers: tiersEngine,
  cover: coverEngine,
}
