import type { Team } from '@fanfare/contract/competition/competition.ts'

/** Teams of a page of a search, and how many it found. */
export interface FoundTeams {
  items: readonly Team[]
  total: number
}

/** Teams that a search shows at first, and more of at each press. */
export const TEAMS_SHOWN = 8
