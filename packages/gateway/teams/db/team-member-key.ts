/** A user in an activity. */
export interface TeamMemberKey {
  activityId: string
  userId: string
}

/** A user who joins or leaves a team, or asks its captain. */
export interface TeamMemberChange extends TeamMemberKey {
  teamId: string
  /** ms */
  at: number
}
