import type { Instant } from './columns.ts'

export interface TeamsTable {
  teamId: string
  activityId: string
  name: string
  /** Look-alikes have the same. */
  nameKey: string
  captainId: string
  access: 'OPEN' | 'KEY' | 'APPROVAL'
  /** Of KEY alone. */
  joinKey: string | null
  /** USDT */
  minVolume: string | null
  members: number
  createdAt: Instant
  closedAt: Instant | null
}
export interface TeamMembersTable {
  activityId: string
  userId: string
  userRef: string
  teamId: string
  joinedAt: Instant
  leftAt: Instant | null
}
export interface TeamRequestsTable {
  activityId: string
  userId: string
  userRef: string
  teamId: string
  at: Instant
  declinedAt: Instant | null
}

export interface TeamsTables {
  teams: TeamsTable
  teamMembers: TeamMembersTable
  teamRequests: TeamRequestsTable
}
