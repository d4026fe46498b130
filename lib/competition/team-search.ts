import type { Team } from '@fanfare/contract/competition/competition.ts'

/** The search for teams that still take members. */
export interface TeamSearch {
  /** A part of a name. */
  text: string
  /** Only teams with free places. */
  free: boolean
  /** Only teams that any user can join. */
  open: boolean
}

export const INITIAL_SEARCH: TeamSearch = { text: '', free: true, open: false }

/** The teams on one page of a search, and how many it found. */
export interface FoundTeams {
  items: readonly Team[]
  total: number
}

/** How many teams a search shows at first, and adds at each press. */
export const TEAMS_SHOWN = 8
