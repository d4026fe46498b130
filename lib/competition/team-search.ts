/** The search for teams that still take members. */
export interface TeamSearch {
  /** A part of a name. */
  text: string
  /** Only teams with free places. */
  isFree: boolean
  /** Only teams that any user can join. */
  isOpen: boolean
}

export const INITIAL_SEARCH: TeamSearch = { text: '', isFree: true, isOpen: false }
