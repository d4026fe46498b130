import type { Instant } from './columns.ts'

export interface TeamsTables {
  teams: {
    teamId: string
    activityId: string
    name: string
    /** The same for names that look alike. */
    nameKey: string
    captainId: string
    access: 'OPEN' | 'KEY' | 'APPROVAL'
    /** Only of KEY teams. */
    joinKey: string | null
    /** USDT */
    minVolume: string | null
    members: number
    createdAt: Instant
    closedAt: Instant | null
  }
  teamMembers: {
    activityId: string
    userId: string
    userRef: string
    teamId: string
    joinedAt: Instant
    leftAt: Instant | null
  }
  teamRequests: {
    activityId: string
    userId: string
    userRef: string
    teamId: string
    at: Instant
    declinedAt: Instant | null
  }
}
