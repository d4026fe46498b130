import { activityIdQuery } from './identifiers.ts'

/** The pages of activities, and of general campaigns. */
export const ACTIVITY_SCREENS = ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7'] as const

/** The fields that the spec's calls about one activity share. */
export const SPEC_ACTIVITY = { source: 'spec', codes: ['NOT_FOUND'], query: activityIdQuery } as const

/** The fields of the spec's calls of a user that are POST and may be repeated. */
export const SPEC_POST = { method: 'POST', auth: 'user', idempotent: true, source: 'spec' } as const
