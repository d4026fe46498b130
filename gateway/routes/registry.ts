import type { AnyRoute } from '../route.ts'

/**
 * Every call that the gateway answers with a use case; a call of the contract that is not here answers 51099. One line a
 * route: its import above, its name below, both in alphabetical order of the file.
 */
export const ROUTES: readonly AnyRoute[] = []
