/** The part of an address that opens a team's card on the page; with its key it admits to the team. */
export const inviteQuery = (teamId: string, key?: string | null): Record<string, string> => ({
  team: teamId,
  ...(key ? { key } : {}),
})

/** The page with the invitation, without locale. */
export const invitePath = (path: string, teamId: string, key?: string | null): string =>
  `${path}?${new URLSearchParams(inviteQuery(teamId, key)).toString()}`
