import fc from 'fast-check'
import { expect } from 'vitest'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { drawPrize } from '#gateway/draws/draw-prize.ts'
import { createTeam, leaveTeam } from '#gateway/teams/join-team.ts'
import { handOverTeam } from '#gateway/teams/change-as-captain.ts'
import { closed } from '../copy-facts.ts'
import { modelStep } from '../model-step.ts'
import { callerOf, refusalOf } from '../../teams/testing/team-world.ts'
import { DAY, HOUR, nextEventId, trade } from '../task-world.ts'
import { compare } from './compare.ts'
import { RELAY } from './final-rewards.ts'
import { GIFT, grant, rewardOf, STOCK, USERS, type Model, type ModelTeam } from './model.ts'
import type { Real } from './real.ts'

type Act = (model: Model, real: Real) => Promise<void>
/** A held cover is paid when no fact has arrived for so long, ms. */
const QUIET = 1_000
const MINUTE = 60_000

/** Each step ends with all background work, and compares model and gateway in everything. */
const step = (text: string, act: Act, isPossible?: (model: Model) => boolean) =>
  modelStep<Model, Real>(
    text,
    async (model, real) => {
      await act(model, real)
      await real.world.evaluate()
      real.world.clock.advance(QUIET)
      model.now += QUIET
      await real.world.evaluate()
      await compare(model, real)
    },
    isPossible,
  )

const userOf = (model: Model, user: number) => model.users[user] ?? expect.fail('no such user')
const isOpen = ({ now, end }: Model) => now < end

const join = (user: number) =>
  step(
    `join(${user})`,
    async (model, real) => {
      await real.join(user)
      userOf(model, user).joinedAt = model.now
      grant(model, { user, activity: 'draw', source: 'manual:gift', quantity: GIFT * 100, expiresAt: model.end })
    },
    (model) => isOpen(model) && userOf(model, user).joinedAt === null,
  )

async function send(real: Real, event: PlatformEventInput, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await real.world.send(event)
}
/** `ago`: the fact arrives so long after it happened, ms. */
interface Sent {
  user: number
  ago: number
  times: number
}
const timeOf = (model: Model, real: Real, ago: number) => Math.max(model.now - ago, real.startTime)

const tradeStep = ({ user, ago, times }: Sent, cents: number) =>
  step(`trade(${user}, ${cents}, -${ago}, ×${times})`, async (model, real) => {
    const at = timeOf(model, real, ago)
    const event = trade(real.users[user] ?? '', at, (cents / 100).toFixed(2))
    await send(real, event, times)
    userOf(model, user).trades.push({ at, cents, eventId: event.eventId })
  })

const moneyStep = ({ user, ago, times }: Sent, cents: number) =>
  step(`${cents < 0 ? 'withdraw' : 'deposit'}(${user}, ${cents}, -${ago}, ×${times})`, async (model, real) => {
    const [at, eventId, usdtValue] = [timeOf(model, real, ago), nextEventId(), (Math.abs(cents) / 100).toFixed(2)]
    const base = {
      eventId,
      userId: real.users[user] ?? '',
      occurredAt: at,
      asset: 'USDT',
      amount: usdtValue,
      usdtValue,
    }
    await send(real, { ...base, type: cents < 0 ? 'withdrawal.confirmed' : 'deposit.confirmed' }, times)
    userOf(model, user).deposits.push({ at, cents, eventId })
  })

const orderStep = ({ user, ago, times }: Sent, cents: number, automatic: boolean, order: number) =>
  step(`close(${user}, ${cents}, ${automatic}, order ${order}, -${ago})`, async (model, real) => {
    const [at, orderId] = [timeOf(model, real, ago), `order-${user}-${order}`]
    const pnl = (cents / 100).toFixed(2)
    const event = closed(real.users[user] ?? '', at, { pnl, automatic, orderId })
    await send(real, event, times)
    userOf(model, user).orders.push({ at, cents, eventId: event.eventId, orderId, automatic })
  })

const wait = (ms: number) =>
  step(`wait(${ms})`, (model, real) => {
    real.world.clock.advance(ms)
    model.now += ms
    return Promise.resolve()
  })

/** Draws once. The roll is the gateway's, and verified after the end; its prize is the model's. */
const draw = (user: number) =>
  step(`draw(${user})`, async (model, real) => {
    const input = { activityId: real.ids.draw, idempotencyKey: nextEventId(), clientSeed: '', country: null }
    const drawing = drawPrize(real.world.gateway, callerOf(real.users[user] ?? ''), input)
    const gift = rewardOf(model, user, 'draw', 'manual')
    const isSoldOut = [...model.stock.values()].every((left) => left === 0)
    if (!isOpen(model)) return expect(await refusalOf(drawing)).toBe('ENDED')
    if (gift === undefined) return expect(await refusalOf(drawing)).toBe('JOIN_FIRST')
    if (gift.left === 0) return expect(await refusalOf(drawing)).toBe('NO_DRAWS_LEFT')
    if (isSoldOut) return expect(await refusalOf(drawing)).toBe('SOLD_OUT SOLD_OUT')
    const { drawNo, rolledPrizeId, prizeId, remaining } = await drawing
    let paid = rolledPrizeId as keyof typeof STOCK | null
    while (paid !== null && model.stock.get(paid) === 0) paid = STOCK[paid].fallback
    gift.left -= 100
    if (gift.left === 0) gift.state = 'USED'
    expect([prizeId, remaining]).toEqual([paid, gift.left / 100])
    if (paid === null) return
    model.stock.set(paid, (model.stock.get(paid) ?? 0) - 1)
    grant(model, { user, activity: 'draw', source: `draw:${drawNo}`, quantity: STOCK[paid].cents, expiresAt: null })
  })

/** Uses a part of the user's oldest cash reward that has something left. */
const use = (user: number, cents: number | null) =>
  step(`use(${user}, ${cents})`, async (model, real) => {
    const isUsable = (one: Model['rewards'][number]) =>
      one.user === user && one.left > 0 && !one.source.startsWith('manual:')
    const reward = model.rewards.find(isUsable)
    if (reward === undefined) return
    const row = (await real.rewards()).find((one) => one.source === reward.source && one.user === user)
    const quantity = cents === null ? {} : { quantity: (cents / 100).toFixed(2) }
    const base = { eventId: nextEventId(), userId: real.users[user] ?? '', occurredAt: model.now }
    await send(real, { ...base, type: 'reward.used', rewardId: row?.rewardId ?? '', ...quantity }, 2)
    reward.left = cents === null ? 0 : Math.max(0, reward.left - cents)
    if (reward.left === 0) reward.state = 'USED'
  })

const teamOf = ({ teams }: Model, user: number): ModelTeam | undefined =>
  teams.find(({ members }) => members.includes(user))
/** The refusal of every change of a team; null when there is none. */
function barred(model: Model, user: number): string | null {
  if (!isOpen(model)) return 'ENDED'
  return userOf(model, user).joinedAt === null ? 'JOIN_FIRST' : null
}
const secondTeam = (model: Model, user: number): string | null => {
  if (teamOf(model, user)) return 'TIP team.already_member'
  return userOf(model, user).hasLeftTeam ? 'TIP team.has_left' : null
}

const openTeam = (user: number) =>
  step(`openTeam(${user})`, async (model, real) => {
    const caller = callerOf(real.users[user] ?? '')
    const opening = createTeam(real.world.gateway, caller, real.ids.relay, {
      name: `Team ${nextEventId()}`.slice(0, 24),
      access: 'OPEN',
    })
    const refusal = barred(model, user) ?? secondTeam(model, user)
    if (refusal !== null) return expect(await refusalOf(opening)).toBe(refusal)
    model.teams.push({ teamId: (await opening).teamId, captain: user, members: [user] })
  })

const joinTeam = (user: number, captain: number) =>
  step(
    `joinTeam(${user}, of ${captain})`,
    async (model, real) => {
      const team = teamOf(model, captain) ?? expect.fail('no team')
      const refused = await refusalOf(real.relay.join(real.users[user] ?? '', { teamId: team.teamId }))
      const isMember = team.members.includes(user)
      const second = isMember ? null : secondTeam(model, user)
      const full = !isMember && team.members.length >= RELAY.maxMembers ? 'LIMIT team.full' : null
      expect(refused).toBe(barred(model, user) ?? second ?? full)
      if (refused === null && !isMember) team.members.push(user)
    },
    (model) => teamOf(model, captain) !== undefined,
  )

const leave = (user: number) =>
  step(`leave(${user})`, async (model, real) => {
    const refused = await refusalOf(leaveTeam(real.world.gateway, callerOf(real.users[user] ?? ''), real.ids.relay))
    const team = teamOf(model, user)
    const stays = team?.captain === user && team.members.length > 1 ? 'TIP team.captain_stays' : null
    expect(refused).toBe(barred(model, user) ?? stays)
    if (refused !== null || team === undefined) return
    if (team.captain === user) model.teams.splice(model.teams.indexOf(team), 1)
    else {
      team.members.splice(team.members.indexOf(user), 1)
      userOf(model, user).hasLeftTeam = true
    }
  })

const handOver = (user: number) =>
  step(
    `handOver(${user})`,
    async (model, real) => {
      const team = teamOf(model, user) ?? expect.fail('no team')
      const heir = team.members.find((member) => member !== user) ?? user
      const [captain = '', other = ''] = [real.users[user], real.users[heir]]
      const userRef = await real.relay.refOf(captain, other)
      await handOverTeam(real.world.gateway, callerOf(captain), real.ids.relay, { userRef })
      team.captain = heir
    },
    (model) => isOpen(model) && teamOf(model, user)?.captain === user && teamOf(model, user)?.members.length === 2,
  )

const user = fc.nat(USERS - 1)
const sent = fc.record({
  user,
  ago: fc.constantFrom(0, 0, 1, 10 * MINUTE, DAY / 4, DAY),
  times: fc.integer({ min: 1, max: 2 }),
})
/** The users who take part from the beginning; the others join later. */
export const FIRST_JOINS = [0, 1, 2].map(join)
export const COMMANDS: fc.Arbitrary<fc.AsyncCommand<Model, Real>>[] = [
  user.map(join),
  fc.tuple(sent, fc.constantFrom(10_00, 60_00, 120_50, 200_00)).map((parts) => tradeStep(...parts)),
  fc.tuple(sent, fc.constantFrom(10_00, 60_00, 120_50, 300_00)).map((parts) => tradeStep(...parts)),
  fc.tuple(sent, fc.constantFrom(100_00, 150_00, 250_00, 400_00, -50_00, -150_00)).map((parts) => moneyStep(...parts)),
  fc.tuple(sent, fc.constantFrom(150_00, 250_00, -100_00)).map((parts) => moneyStep(...parts)),
  fc
    .tuple(sent, fc.constantFrom(-12_40, -49_99, -80_00, 5_00, 0), fc.constantFrom(true, true, true, false), fc.nat(2))
    .map((parts) => orderStep(...parts)),
  fc.constantFrom(HOUR, DAY / 4, DAY / 2, DAY).map(wait),
  user.map(draw),
  user.map(draw),
  fc.tuple(user, fc.constantFrom(50, 5_00, 29_99, null)).map((parts) => use(...parts)),
  user.map(openTeam),
  fc.tuple(user, user).map((parts) => joinTeam(...parts)),
  user.map(leave),
  user.map(handOver),
]
