import { expect, test, vi } from 'vitest'
import { handleNext } from '#gateway/log/follow-log.ts'
import { createLogWorld, readToEnd } from '#gateway/testing/log-world.ts'
import { purgeExpired } from '#gateway/retention.ts'
import { createContest, paidRanks } from '#gateway/testing/contest.ts'
import { atCrashPoints, createFaults } from '#gateway/testing/faults.ts'
import { DAY, HOUR, tradeTask } from '#gateway/testing/task-world.ts'
import { TeamCup, callerOf } from '#gateway/teams/testing/team-world.ts'
import { settleEnded } from '../results/settle-ended.ts'
import { claimReward } from '../rewards/claim-reward.ts'
import { answerRequest, handOverTeam, removeMember } from '../teams/change-as-captain.ts'
import { announceDue, remindOfClaims, startMessages } from './start-messages.ts'
import { changeMessageSettings, listMyMessages, markRead } from './my-messages.ts'
import { messageReader } from './message-reader.ts'
import { countUnread } from '#gateway/messages/db/messages.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'
import { sql } from 'kysely'

const world = await createLogWorld()
const { gateway } = world

/** Advances the clock, evaluates, and turns all entries of the log into messages, as the background jobs do. */
async function deliver(ms = 0): Promise<void> {
  await world.passTime(ms)
  while ((await remindOfClaims(gateway)) > 0) {}
  await readToEnd(gateway, messageReader(gateway))
  while ((await announceDue(gateway)) > 0) {}
}
async function messagesOf(userId: string) {
  const { rows } = await sql<{ kind: string; isRead: boolean; params: Record<string, unknown> }>`
    select kind, read_at is not null as is_read, params from messages where user_id = ${userId}
    order by created_at, cause`.execute(gateway.db)
  return rows
}
/** The totals of the user's entries `messages.changed`, in the order of the log. */
async function announced(userId: string): Promise<number[]> {
  const { rows } = await sql<{ total: number }>`
    select (payload ->> 'total')::integer as total from log where topic = 'messages.changed' and user_id = ${userId}
    order by position, id`.execute(gateway.db)
  return rows.map(({ total }) => total)
}

let activities = 0
const TASK = tradeTask().id
async function earner(changes: Parameters<typeof tradeTask>[0] = {}) {
  const activityId = await world.publish({ alias: `earn-${(activities += 1)}`, tasks: [tradeTask(changes)] })
  const userId = await world.addTrader(activityId)
  return { activityId, userId }
}
const kindsOf = async (userId: string) => (await messagesOf(userId)).map(({ kind }) => kind)
const titlesOf = async (userId: string) =>
  (await listMyMessages(world.gateway, { userId }, { pageIndex: 0, pageSize: 20 }, 'en')).items.map(
    ({ title }) => title,
  )
const reward = { amount: '5', unit: 'USDT' }

test('[MSG-1] a claimable reward is announced, its claim marks the message as read and is no message', async () => {
  const { activityId, userId } = await earner()
  const earnedAt = world.clock.now()
  await deliver()
  expect(await messagesOf(userId)).toEqual([
    { kind: 'reward_claimable', isRead: false, params: { reward, date: earnedAt + 7 * DAY } },
  ])
  await claimReward(world.gateway, { userId }, { activityId, taskId: TASK }, 'en')
  await deliver()
  expect((await messagesOf(userId)).map(({ kind, isRead }) => [kind, isRead])).toEqual([['reward_claimable', true]])
  expect(await announced(userId)).toEqual([1, 0])
  expect(await titlesOf(userId)).toEqual(['You got 5\u00A0USDT'])
})

test('[MSG-1] a reward that is claimed before its message is written asks for no claim', async () => {
  const { activityId, userId } = await earner()
  await claimReward(world.gateway, { userId }, { activityId, taskId: TASK }, 'en')
  await deliver()
  expect(await kindsOf(userId)).toEqual([])
  expect(await announced(userId)).toEqual([])
})

test('[MSG-1] 24 hours before its deadline a claim is announced once, and once more when it has expired', async () => {
  const { userId } = await earner({ claimDays: 3 })
  const deadline = world.clock.now() + 3 * DAY
  await deliver()
  await deliver(2 * DAY - 1)
  expect(await kindsOf(userId)).toEqual(['reward_claimable'])
  await deliver(1)
  await deliver()
  expect(await kindsOf(userId)).toEqual(['reward_claimable', 'claim_expiring'])
  await deliver(DAY)
  const messages = await messagesOf(userId)
  expect(messages.map(({ kind, isRead }) => [kind, isRead])).toEqual([
    ['reward_claimable', true],
    ['claim_expiring', true],
    ['claim_expired', false],
  ])
  expect(messages[2]?.params).toEqual({ reward, date: deadline })
  expect(new Set(await titlesOf(userId))).toEqual(new Set(['5\u00A0USDT expired']))
  expect((await announced(userId)).at(-1)).toBe(1)
})

test('[MSG-1] a claim of one day gets no reminder beside the message that it is ready', async () => {
  const { userId } = await earner({ claimDays: 1 })
  await deliver(HOUR)
  expect(await kindsOf(userId)).toEqual(['reward_claimable'])
})

test('[MSG-1] the final result is a message of the place, and its prize another one', async () => {
  const [first, last] = [await world.addUser(), await world.addUser()]
  const scores = [
    { userId: first, scores: { VOLUME: '200' } },
    { userId: last, scores: { VOLUME: '100' } },
  ]
  await createContest(world, { alias: 'contest', tiers: [paidRanks(1, 1, '50')], scores })
  await world.passTime(11 * DAY + 1)
  await settleEnded(world.gateway)
  await deliver()
  expect(await messagesOf(first)).toEqual([
    { kind: 'reward_granted', isRead: false, params: { reward: { amount: '50', unit: 'USDT' } } },
    { kind: 'place_won', isRead: false, params: { rank: 1 } },
  ])
  expect(await messagesOf(last)).toEqual([{ kind: 'place_missed', isRead: false, params: { rank: 2 } }])
})

test('[MSG-1] a prize that the budget could not pay any more has a message of its own', async () => {
  const userId = await world.addUser()
  const scores = [{ userId, scores: { VOLUME: '200' } }]
  await createContest(world, { alias: 'poor', tiers: [paidRanks(1, 1, '50')], limit: '10', scores })
  await world.passTime(11 * DAY + 1)
  await settleEnded(world.gateway)
  await deliver()
  expect(await messagesOf(userId)).toEqual([{ kind: 'prize_sold_out', isRead: false, params: { rank: 1 } }])
})

test('[MSG-1] captains and members of a team learn of each other', async () => {
  const cup = await TeamCup.publish(world)
  const { teamId, captain } = await cup.team('Night Owls', { access: 'APPROVAL' })
  const [accepted, declined] = [await cup.person(), await cup.person()]
  await cup.join(accepted, { teamId })
  const acceptedRef = await cup.refOf(captain, accepted)
  await answerRequest(gateway, callerOf(captain), cup.activityId, { userRef: acceptedRef, accept: true })
  await cup.join(declined, { teamId })
  await answerRequest(gateway, callerOf(captain), cup.activityId, {
    userRef: await cup.refOf(captain, declined),
    accept: false,
  })
  await handOverTeam(gateway, callerOf(captain), cup.activityId, { userRef: acceptedRef })
  await removeMember(gateway, callerOf(accepted), cup.activityId, { userRef: await cup.refOf(accepted, captain) })
  await deliver()
  expect((await kindsOf(captain)).toSorted()).toEqual(['team_removed', 'team_requested', 'team_requested'])
  expect((await kindsOf(accepted)).toSorted()).toEqual(['team_accepted', 'team_captain'])
  expect(await messagesOf(declined)).toEqual([
    { kind: 'team_declined', isRead: false, params: { team: 'Night Owls', date: expect.any(Number) } },
  ])
})

test('[MSG-1] agents learn of a new level and of settled rebates', async () => {
  const userId = await world.addUser()
  const amount = { amount: '64.2', unit: 'USDT' }
  await world.server.append(
    { topic: 'agent.level_reached', userId, payload: { campaignId: 'c1', level: 'GOLD' } },
    { topic: 'agent.rebates_settled', userId, payload: { campaignId: 'c1', day: '2026-11-19', ...amount } },
  )
  await deliver()
  expect(await messagesOf(userId)).toEqual([
    { kind: 'level_reached', isRead: false, params: { campaignId: 'c1', level: 'GOLD' } },
    { kind: 'rebates_settled', isRead: false, params: { campaignId: 'c1', amount, date: Date.UTC(2026, 10, 19) } },
  ])
  expect(await announced(userId)).toEqual([2])
})

test('[MSG-1] an entry that no message can be made of does not keep the reader from the next ones', async () => {
  const userId = await world.addUser()
  await world.server.append(
    { topic: 'activity.settled', userId, payload: { activityId: 7, ranks: 'none' } },
    { topic: 'reward.granted', userId, payload: { rewardId: 'gone' } },
    { topic: 'team.joined', userId, payload: {} },
    { topic: 'activity.settled', userId, payload: { activityId: 'a1', ranks: {} } },
  )
  await deliver()
  expect(await kindsOf(userId)).toEqual(['activity_settled'])
})

test('[MSG-1][DEV-6] a crash between any two statements loses no message, doubles none and announces the last count', async () => {
  const [faults, faulty] = createFaults(world.gateway)
  const steps = [
    () => handleNext(faulty, messageReader(faulty)),
    () => remindOfClaims(faulty),
    () => announceDue(faulty),
  ]
  for (const step of steps) {
    const points = await atCrashPoints(
      faults,
      async (crash) => {
        const { userId } = await earner({ claimDays: 2 })
        await deliver()
        const quiet = { from: '00:00', until: '23:59', timeZone: 'UTC' }
        await changeMessageSettings(world.gateway, { userId }, { off: [], quiet })
        world.clock.advance(DAY)
        if (step !== steps[1]) await remindOfClaims(world.gateway)
        await world.readable()
        if (step === steps[2]) await handleNext(world.gateway, messageReader(world.gateway))
        world.clock.advance(DAY - 60_000)
        await crash(step)
        await deliver()
        await deliver(60_000 + DAY)
        await deliver(DAY)
        expect(await kindsOf(userId)).toEqual(['reward_claimable', 'claim_expiring', 'claim_expired'])
        expect((await announced(userId)).at(-1)).toBe(1)
      },
      'gateway/log',
    )
    expect(points).toBeGreaterThan(3)
  }
})

test('[MSG-1] the same entries again, for a reader that begins anew, are no new messages', async () => {
  const { userId } = await earner()
  await deliver()
  const before = await announced(userId)
  await readToEnd(world.gateway, { ...messageReader(world.gateway), reader: 'messages-again' })
  expect(await kindsOf(userId)).toEqual(['reward_claimable'])
  expect(await announced(userId)).toEqual(before)
})

test('[MSG-1] a kind that is turned off writes no message, the other kinds do', async () => {
  const { userId } = await earner({ claimDays: 2 })
  await changeMessageSettings(world.gateway, { userId }, { off: ['reward_claimable'], quiet: null })
  await deliver()
  expect(await kindsOf(userId)).toEqual([])
  await deliver(DAY)
  expect(await kindsOf(userId)).toEqual(['claim_expiring'])
})

test('[MSG-1] in quiet hours a message is stored, and its count is announced once after them', async () => {
  const now = new Date(world.clock.now())
  const clock = (hours: number) => `${String((now.getUTCHours() + hours) % 24).padStart(2, '0')}:00`
  const { userId } = await earner()
  const quiet = { from: clock(0), until: clock(2), timeZone: 'UTC' }
  await changeMessageSettings(world.gateway, { userId }, { off: [], quiet })
  await deliver()
  expect(await kindsOf(userId)).toEqual(['reward_claimable'])
  expect(await announced(userId)).toEqual([])
  await deliver(HOUR)
  expect(await announced(userId)).toEqual([])
  await deliver(HOUR)
  await deliver()
  expect(await announced(userId)).toEqual([1])
})

test('[MSG-1] reading in quiet hours is announced at once, and ending them announces what waits', async () => {
  const quiet = { from: '00:00', until: '23:59', timeZone: 'UTC' }
  const [reader, changer] = [await earner(), await earner()]
  for (const { userId } of [reader, changer]) await changeMessageSettings(world.gateway, { userId }, { off: [], quiet })
  await deliver()
  await markRead(world.gateway, reader, null)
  expect(await announced(reader.userId)).toEqual([0])
  await changeMessageSettings(world.gateway, changer, { off: [], quiet: null })
  expect(await announced(changer.userId)).toEqual([1])
  world.clock.advance(2 * DAY)
  await announceDue(world.gateway)
  expect([await announced(reader.userId), await announced(changer.userId)]).toEqual([[0], [1]])
})

test('[MSG-1] reading twice at once announces each count once, in order', async () => {
  const { userId } = await earner()
  await deliver()
  const answers = await Promise.all([1, 2, 3].map(() => markRead(world.gateway, { userId }, null)))
  expect(answers).toEqual(Array(3).fill({ total: 0 }))
  expect(await announced(userId)).toEqual([1, 0])
})

test('[MSG-1] housekeeping deletes messages after 180 days and announces the counts that change', async () => {
  const { userId } = await earner({ claimDays: 7 })
  await deliver()
  world.clock.advance(180 * DAY)
  await purgeExpired(world.gateway)
  expect(await kindsOf(userId)).toEqual(['reward_claimable'])
  world.clock.advance(1)
  await purgeExpired(world.gateway, { batch: 2 })
  expect(await kindsOf(userId)).toEqual([])
  // The entry of the first count was deleted, too.
  expect(await announced(userId)).toEqual([0])
})

test('[MSG-1] while users read and claim and two instances write, the last announced count is the right one', async () => {
  const people: { userId: string; activityId: string }[] = []
  for (let n = 0; n < 6; n += 1) people.push(await earner())
  const jobs = [startMessages(world.gateway), startMessages(world.gateway)]
  const act = async ({ userId, activityId }: { userId: string; activityId: string }, index: number) => {
    for (let round = 0; round < 4; round += 1) {
      await world.server.append({ topic: 'activity.settled', userId, payload: { activityId: `${index}-${round}` } })
      if ((index + round) % 2 === 0) await markRead(world.gateway, { userId }, null)
      if (round === index % 4) await claimReward(world.gateway, { userId }, { activityId, taskId: TASK }, 'en')
    }
  }
  await Promise.all(people.map(act))
  const isWritten = async ({ userId }: { userId: string }) =>
    expect((await kindsOf(userId)).filter((kind) => kind === 'activity_settled')).toHaveLength(4)
  await vi.waitFor(() => Promise.all(people.map(isWritten)))
  await Promise.all(jobs.map((job) => job.stop()))
  await deliver()
  for (const { userId } of people) {
    const unread = (await messagesOf(userId)).filter(({ isRead }) => !isRead)
    expect((await announced(userId)).at(-1)).toBe(unread.length)
  }
})

const RESULTS = 1_200

test(
  '[MSG-1][DEV-6] a process that is killed while it writes messages loses none and doubles none',
  { tags: ['long'] },
  async () => {
    const userId = await world.addUser()
    const { db } = world.gateway
    const unread = async () => (await countUnread(db, [userId])).get(userId) ?? 0
    const first = await spawnGateway(world.database.url)
    const settled = Array.from({ length: RESULTS }, (_, index) => ({
      topic: 'activity.settled' as const,
      userId,
      payload: { activityId: `a${index}` },
    }))
    await world.server.append(...settled)
    await vi.waitFor(async () => expect(await unread()).toBeGreaterThan(0), { interval: 1 })
    await first.kill()
    const second = await spawnGateway(world.database.url)
    await vi.waitFor(async () => expect(await unread()).toBe(RESULTS), { interval: 20 })
    await vi.waitFor(async () => expect((await announced(userId)).at(-1)).toBe(RESULTS))
    await second.kill()
    expect(await unread()).toBe(RESULTS)
    const totals = await announced(userId)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  },
)
