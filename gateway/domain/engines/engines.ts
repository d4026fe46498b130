import { ACTIVITY_TYPE_TABLE, type ActivityTypeName, type EngineName } from '#lib/contract/activity-types.ts'
import type { Engine } from './engine.ts'
import { placesEngine } from './places/places-engine.ts'

const ENGINES: Partial<Record<EngineName, Engine>> = { places: placesEngine }

/** The engines of an activity type. */
export const enginesOf = (type: ActivityTypeName): readonly Engine[] =>
  ACTIVITY_TYPE_TABLE[type].engines.flatMap((name) => ENGINES[name] ?? [])
