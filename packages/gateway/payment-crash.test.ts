import { beforeAll, expect, test } from 'vitest'
import { audit } from './audit/run-audit.ts'
import { writeScores } from './boards/db/scores.ts'
import { addMembers, insertMember } from './teams/db/team-members.ts'
import { closed } from './testing/copy-facts.ts'
import { KilledGateways, type SettlementPoint } from './testing/killed-gateways.ts'
import { teamPartCents } from './draws/testing/reference-prizes.ts'
import { createTaskWorld, DAY, trade } from './testing/task-world.ts'

const TEAMS = 220
const MEMBERS = 3
const TIERS_MAXIMUM = 20
/** Teams of ranks above the last tier get nothing. */
const RANKS_OF_TIER = 10
const LIVE_USERS = 300

const world = await createTaskWorld(Date.now)
let gateways: KilledGateways
beforeAll(async () => {
  gateways = new KilledGateways(world)
})

test(
  '[DEV-6] [SCR-4] gateways that are killed while they pay teams pay each member once, to the cent',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { db } = world.gateway
    const now = Date.now()
    const prizes = Array.from({ length: TEAMS }, (_, index) => String(10 + (index % 7)))
    const activityId = await world.publish({
      alias: 'killed-teams',
      type: 'TeamTrading',
      settleDays: 1,
      startTime: new Date(now - 9 * DAY).toISOString(),
      endTime: new Date(now - 2 * DAY).toISOString(),
      tasks: [],
      teams: { minMembers: 1, maxMembers: 5, captainShare: '0.2', memberMaximum: { amount: '6', unit: 'USDT' } },
      tiers: prizes
        .slice(0, TIERS_MAXIMUM)
        .map((amount, index) => ({
          id: `places-${index}`,
          rankFrom: index * RANKS_OF_TIER + 1,
          rankTo: (index + 1) * RANKS_OF_TIER,
          reward: { type: 'DROP', kind: 'Token', amount: { amount, unit: 'USDT' } },
        })),
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
    })
    const users = await gateways.addUsers(TEAMS * MEMBERS)
    const membersOf = (team: number) => users.slice(team * MEMBERS, (team + 1) * MEMBERS)
    await db
      .insertInto('participations')
      .values(users.map((userId) => ({ activityId, userId, appliedAt: now - 8 * DAY })))
      .execute()
    await db
      .insertInto('teams')
      .values(
        prizes.map((_, team) => ({
          teamId: `killed-${team}`,
          activityId,
          name: `Team ${team}`,
          nameKey: `team${team}`,
          captainId: membersOf(team)[0] ?? '',
          access: 'OPEN',
          joinKey: null,
          minVolume: null,
          members: 1,
          createdAt: now,
          closedAt: null,
        })),
      )
      .execute()
    for (const team of prizes.keys()) {
      const [captain = '', ...others] = membersOf(team)
      const joined = { activityId, teamId: `killed-${team}`, at: now }
      await insertMember(db, { ...joined, userId: captain })
      await addMembers(db, { ...joined, userIds: others })
    }
    // The first team is the best; its members trade 1, 2, 3 … times its volume.
    const volumeOf = (team: number, member: number) => (TEAMS - team) * (member + 1)
    await writeScores(
      db,
      users.map((userId, index) => ({
        userId,
        activityId,
        track: 'VOLUME',
        score: String(volumeOf(Math.floor(index / MEMBERS), index % MEMBERS)),
        reachedAt: now - 8 * DAY,
      })),
    )
    const points: SettlementPoint[] = [
      ['entitlements', 100],
      ['grants', 120],
      ['messages', 40],
    ]
    expect(await gateways.settle(activityId, points)).toBeGreaterThan(1)

    const expected = prizes.flatMap((_, team) =>
      membersOf(team).flatMap((userId, member) => {
        const tier = Math.floor(team / RANKS_OF_TIER)
        const prize = prizes[tier]
        if (prize === undefined || tier >= TIERS_MAXIMUM) return []
        const teamVolume = String((TEAMS - team) * ((MEMBERS * (MEMBERS + 1)) / 2))
        const volume = String(volumeOf(team, member))
        const rules = { prize, captainShare: '0.2', memberMaximum: '6' }
        return [
          `${userId} team:killed-${team} ${teamPartCents({ ...rules, teamVolume, volume, isCaptain: member === 0 })}`,
        ]
      }),
    )
    const rows = await db
      .selectFrom('rewards')
      .select(['userId', 'source', 'quantity'])
      .where('activityId', '=', activityId)
      .execute()
    const paid = rows.map(({ userId, source, quantity }) => `${userId} ${source} ${Math.round(Number(quantity) * 100)}`)
    expect(paid.toSorted()).toEqual(expected.toSorted())
    expect(await messagesOf(activityId)).toEqual(users.toSorted())
    expect(await audit(db)).toEqual([])
  },
)

test(
  '[DEV-6] [SCR-5] [SCR-6] gateways that are killed while they pay tiers and covers pay each user once',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    const { db } = world.gateway
    const now = Date.now()
    const times = {
      startTime: new Date(now - 4 * DAY).toISOString(),
      endTime: new Date(now + DAY).toISOString(),
      tasks: [],
    }
    const usdt = (amount: string) => ({ amount, unit: 'USDT' })
    const bonus = await world.publish({
      ...times,
      alias: 'killed-bonus',
      type: 'TradingDepositBonus',
      bonus: { windowDays: 1 },
      tiers: [{ id: 'tier-1', volume: usdt('50'), reward: { type: 'DROP', kind: 'Token', amount: usdt('3') } }],
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
    })
    const copy = await world.publish({
      ...times,
      alias: 'killed-copy',
      type: 'CopyTrading',
      cover: { limit: usdt('50') },
      budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000' }],
    })
    const users = await gateways.addUsers(LIVE_USERS)
    const appliedAt = now - 3 * DAY
    await db
      .insertInto('participations')
      .values([bonus, copy].flatMap((activityId) => users.map((userId) => ({ activityId, userId, appliedAt }))))
      .execute()
    const facts = users.flatMap((userId, index) => [
      trade(userId, appliedAt + 1, '60'),
      closed(userId, appliedAt + 2, { pnl: `-${index + 1}.25`, orderId: `order-${index}` }),
    ])
    for (let first = 0; first < facts.length; first += 1_000) await world.send(...facts.slice(first, first + 1_000))
    const paid = async () =>
      db
        .selectFrom('rewards')
        .select(['userId', 'source', 'quantity'])
        .where('activityId', 'in', [bonus, copy])
        .execute()
    const points = [1, LIVE_USERS]
    expect(await gateways.killAt(points, async (point) => (await paid()).length >= point)).toBeGreaterThan(0)
    await gateways.complete(async () => expect(await paid()).toHaveLength(2 * LIVE_USERS))
    const expected = users.flatMap((userId, index) => [
      `${userId} tier:tier-1 3`,
      `${userId} cover:order-${index} ${Math.min(index + 1.25, 50)}`,
    ])
    const rows = (await paid()).map(({ userId, source, quantity }) => `${userId} ${source} ${Number(quantity)}`)
    expect(rows.toSorted()).toEqual(expected.toSorted())
    expect(await audit(db)).toEqual([])
  },
)

const messagesOf = async (activityId: string): Promise<string[]> => {
  const rows = await world.gateway.db
    .selectFrom('log')
    .select('userId')
    .where('topic', '=', 'activity.settled')
    .where((eb) => eb(eb.ref('payload', '->>').key('activityId'), '=', activityId))
    .execute()
  return rows.map(({ userId }) => userId ?? '').toSorted()
}
