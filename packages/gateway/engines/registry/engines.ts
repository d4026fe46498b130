import type { EngineName } from '@fanfare/contract/activity-types.ts'
import type { Engine } from '../engine.ts'
import { coverEngine } from '../cover/cover-engine.ts'
import { factorsEngine } from '../factors/factors-engine.ts'
import { placesEngine } from '../places/places-engine.ts'
import { prizesEngine } from '../prizes/prizes-engine.ts'
import { tasksEngine } from '../tasks/tasks-engine.ts'
import { teamsEngine } from '../teams/teams-engine.ts'
import { tiersEngine } from '../tiers/tiers-engine.ts'

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
