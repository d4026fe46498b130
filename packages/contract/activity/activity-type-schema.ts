import * as z from 'zod/mini'
import { ACTIVITY_TYPE_CODES } from '../activity-types.ts'
import { OTHER } from '../other.ts'

export const knownActivityTypeSchema = z.literal(ACTIVITY_TYPE_CODES)
export const activityTypeSchema = z.literal([...ACTIVITY_TYPE_CODES, OTHER])
