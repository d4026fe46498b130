import { ACTIVITY_TYPE_TABLE, type ActivityTypeName, type EngineName } from '#lib/contract/activity-types.ts'
import type { Engine } from '../engines/engine.ts'
import { placesEngine } from '../engines/places/places-engine.ts'
import { prizesEngine } from '../engines/prizes/prizes-engine.ts'
import { tasksEngine } from '../engines/tasks/tasks-engine.ts'
import { tiersEngine } from '../engines/tiers/tiers-engine.ts'

const ENGINES: Record<EngineName, Engine> = {
  tasks: tasksEngine,
  prizes: prizesEngine,
  places: placesEngine,
  tiers: tiersEngine,
}

/** The engines of an activity type, in the order of their row in the table of types. */
export const enginesOf = (type: ActivityTypeName): readonly Engine[] =>
  ACTIVITY_TYPE_TABLE[type].engines.map((name) => ENGINES[name])
