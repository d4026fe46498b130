import { randomBytes } from 'node:crypto'
import { apply } from '@fanfare/contract/activity/join.ts'
import {
  competitionTeamCreate,
  competitionTeamHandOver,
  competitionTeamJoin,
  competitionTeamLeave,
} from '@fanfare/contract/competition/team.ts'
import { lotteryDraw } from '@fanfare/contract/lottery/draws.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { obtainReward } from '@fanfare/contract/task/rewards.ts'
import { kolBind } from '@fanfare/contract/task/task-completions.ts'
import { HOUR } from './activity-files.ts'
import type { Chance } from './chance.ts'
import type { Deliveries } from './deliveries.ts'
import type { Person, Wire } from './wire.ts'

interface TeamOfPeople {
  activityId: string
  teamId: string
  captain: Person
  members: Person[]
}

interface World {
  wire: Wire
  chance: Chance
  deliveries: Deliveries
  /** By alias. */
  activityIds: ReadonlyMap<string, string>
}

/** What the people of a world do on the site, each call as their own. */
export function createPeople({ wire, chance, deliveries, activityIds }: World) {
  const { gateway } = wire
  const teams: TeamOfPeople[] = []
  let named = 0

  async function join(person: Person): Promise<void> {
    for (const activityId of activityIds.values()) {
      if (person.joined.has(activityId) || !chance.happens(0.25)) continue
      const { code } = await wire.as(person, apply, { query: { activityId } })
      if (code === '00000') person.joined.add(activityId)
    }
  }

  /** Claims half of what can be claimed. */
  async function claim(person: Person): Promise<void> {
    for (const row of await gateway.rows('entitlements', { userId: person.userId, status: 'RESERVED' }, 'source')) {
      const [kind, taskId = '', periodKey = '-'] = row.source.split(':')
      if (kind !== 'task' || !chance.happens(0.5)) continue
      const query = { activityId: row.activityId, taskId, ...(periodKey === '-' ? {} : { periodKey }) }
      await wire.as(person, obtainReward, { query })
    }
  }

  async function draw(person: Person): Promise<void> {
    const activityId = activityIds.get('lucky-draw') ?? ''
    if (!person.joined.has(activityId)) return
    for (let count = chance.whole(4); count > 0; count -= 1) {
      const input = { query: { activityId }, body: { clientSeed: chance.pick(['', 'luck-1', 'a_b']) } }
      const { code } = await wire.as(person, lotteryDraw, input, { 'idempotency-key': randomBytes(12).toString('hex') })
      if (code !== '00000') return
    }
  }

  /** Uses a reward in part or whole: the platform tells. */
  async function use(person: Person, now: number): Promise<void> {
    const rows = await gateway.rows('rewards', { userId: person.userId, state: 'GRANTED' }, 'rewardId')
    const usable = rows.filter(({ rewardType }) => rewardType !== 'LOTTERY_COUNT' && rewardType !== 'PHYSICAL')
    if (usable.length === 0) return
    const quantity = chance.pick([undefined, '0.1', '0.33333333', '1', '5'])
    const event: PlatformEventInput = {
      type: 'reward.used',
      eventId: deliveries.nextId(),
      userId: person.userId,
      occurredAt: now - chance.whole(HOUR),
      rewardId: chance.pick(usable).rewardId,
      ...(quantity === undefined ? {} : { quantity }),
    }
    deliveries.deliver(event, now, 0.2)
  }

  async function openTeam(person: Person, activityId: string): Promise<void> {
    const body = { name: `Team ${(named += 1)}`, access: 'OPEN' as const }
    const { code, data } = await wire.as(person, competitionTeamCreate, { query: { activityId }, body })
    if (code === '00000') teams.push({ activityId, teamId: data.team.teamId, captain: person, members: [person] })
  }

  async function handOver(team: TeamOfPeople): Promise<void> {
    const { activityId, captain } = team
    const heir = team.members.find((member) => member !== captain)
    if (heir === undefined) return
    const [row] = await gateway.rows('teamMembers', { activityId, userId: heir.userId })
    const body = { userRef: row?.userRef ?? '' }
    const { code } = await wire.as(captain, competitionTeamHandOver, { query: { activityId }, body })
    if (code === '00000') team.captain = heir
  }

  /** Opens, joins, leaves or hands over a team. */
  async function changeTeam(person: Person): Promise<void> {
    const activityId = activityIds.get(chance.pick(['team-cup', 'free-teams'])) ?? ''
    if (!person.joined.has(activityId)) return
    const own = teams.find((team) => team.activityId === activityId && team.members.includes(person))
    if (own === undefined) {
      const open = teams.filter((team) => team.activityId === activityId)
      if (open.length === 0 || chance.happens(0.35)) return openTeam(person, activityId)
      const team = chance.pick(open)
      const { code } = await wire.as(person, competitionTeamJoin, {
        query: { activityId },
        body: { teamId: team.teamId },
      })
      if (code === '00000') team.members.push(person)
    } else if (own.captain === person && chance.happens(0.3)) await handOver(own)
    else if (chance.happens(0.15)) {
      const { code } = await wire.as(person, competitionTeamLeave, { query: { activityId }, body: {} })
      if (code === '00000') own.members.splice(own.members.indexOf(person), 1)
    }
  }

  async function bind(person: Person, code: string): Promise<void> {
    const activityId = chance.pick([...activityIds.values()])
    await wire.as(person, kolBind, { body: { activityId, code } })
  }

  return { join, claim, draw, use, changeTeam, bind }
}
