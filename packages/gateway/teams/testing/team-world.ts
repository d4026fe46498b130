import { expect } from 'vitest'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import type { Caller } from '../../context.ts'
import { createTeam, joinTeam } from '../join-team.ts'
import { readTeams } from '../read-teams.ts'
import { places } from '../../testing/activity-file.ts'
import type { TaskWorld } from '../../testing/task-world.ts'

type TeamCupInput = Extract<ActivityFileInput, { type: 'TeamTrading' }>

export const callerOf = (userId: string): Caller => ({ userId, familyId: 'test', agentId: null })

let cups = 0
/** Publishes a competition of teams of 1 to 3, with 100 and 40 USDT for the first two, that began a day ago and lasts ten more. */
export const publishTeamCup = (world: TaskWorld, changes: Partial<TeamCupInput> = {}): Promise<string> =>
  world.publish({
    alias: `team-cup-${(cups += 1)}`,
    type: 'TeamTrading',
    settleDays: 1,
    pool: { amount: '140', unit: 'USDT' },
    tasks: [],
    teams: { minMembers: 1, maxMembers: 3, captainShare: '0.2' },
    tiers: places(['100', '40']),
    budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1000' }],
    ...changes,
  })

/** The refusal of a call, by name and tip; null when it was answered. */
export async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason as { codeName?: string; data?: { tipKey?: string; reasonCode?: string } },
  )
  if (error === null) return null
  expect(error).toHaveProperty('codeName')
  return [error.codeName, error.data?.tipKey ?? error.data?.reasonCode].filter(Boolean).join(' ')
}

export class TeamCup {
  readonly world: TaskWorld
  readonly activityId: string

  constructor(world: TaskWorld, activityId: string) {
    this.world = world
    this.activityId = activityId
  }

  static async publish(world: TaskWorld, changes?: Partial<TeamCupInput>): Promise<TeamCup> {
    return new TeamCup(world, await publishTeamCup(world, changes))
  }

  async person(): Promise<string> {
    const userId = await this.world.addUser()
    await this.world.joinActivity(userId, this.activityId)
    return userId
  }

  async team(name: string, rules: { access?: 'OPEN' | 'KEY' | 'APPROVAL'; minVolume?: string } = {}) {
    const captain = await this.person()
    const { teamId, key } = await createTeam(this.world.gateway, callerOf(captain), this.activityId, {
      name,
      access: 'OPEN',
      ...rules,
    })
    return { teamId, key: key ?? undefined, captain }
  }

  async member(teamId: string): Promise<string> {
    const userId = await this.person()
    await this.join(userId, { teamId })
    return userId
  }

  join(userId: string, input: { teamId?: string; key?: string | undefined }) {
    return joinTeam(this.world.gateway, callerOf(userId), this.activityId, input)
  }

  look(userId: string | null, query: { search?: string; freePlaces?: '1' } = {}) {
    const caller = userId === null ? null : callerOf(userId)
    return readTeams(this.world.gateway, caller, { activityId: this.activityId, pageIndex: 0, pageSize: 20, ...query })
  }

  /** The reference of a member, or of the only one who asks. */
  async refOf(captain: string, userId: string): Promise<string> {
    const [member] = await this.world.server.rows('teamMembers', { activityId: this.activityId, userId })
    return member?.userRef ?? (await this.look(captain)).mine?.requests[0]?.userRef ?? ''
  }
}
