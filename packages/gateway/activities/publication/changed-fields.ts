import { isDeepStrictEqual } from 'node:util'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Version } from './check-change.ts'

/** The fields of the file that differ. A relative time of an unchanged file may have another value, which is a change too. */
export const changedFields = (before: Version, after: Version): string[] =>
  [...new Set([...Object.keys(after.definition), ...Object.keys(before.definition)])].filter((field) => {
    const key = field as keyof ActivityFile
    if ((key === 'startTime' || key === 'endTime') && after[key] !== before[key]) return true
    const [earlier, later] = [before.definition[key], after.definition[key]]
    return !isDeepStrictEqual(earlier, later) && !(isEmpty(earlier) && isEmpty(later))
  })

/** Definitions stored before fields belonged to types have empty lists where newer ones have nothing. */
const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)
