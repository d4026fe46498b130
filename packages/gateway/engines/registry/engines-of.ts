import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import type { Engine } from '../engine.ts'
import { ENGINES } from './engines.ts'

/** The engines of an activity type, in the order of their row in the table of types. */
export const enginesOf = (type: ActivityTypeName): readonly Engine[] =>
  ACTIVITY_TYPES[type].engines.map((name) => ENGINES[name])
