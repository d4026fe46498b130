import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import { publishSeeds } from '@fanfare/gateway/audit/publish-seeds.ts'
import { startPayouts } from '@fanfare/gateway/payouts/start-payouts.ts'
import type { BorrowedGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { DAY, filesOf, HOUR, programmesOf, TASK_CODE } from './activity-files.ts'
import { createAgents } from './agents.ts'
import { workOff } from './background-work.ts'
import { chanceOf } from './chance.ts'
import { createDeliveries } from './deliveries.ts'
import { createPeople } from './people.ts'
import { randomFact } from './random-facts.ts'
import { createStaff } from './staff.ts'
import { createWallet } from './wallet.ts'
import { createWire, replayIds, type Person } from './wire.ts'

export interface WeeksOptions {
  seed: number
  users: number
  /** The start of all activities, ms. */
  start: number
  days: number
  /** Between two moves of the clock while activities run, ms. */
  step: number
  /** Facts of one user a day, on average. */
  factsADay: number
  /** Days after the end: for late facts, settlements and the levels of the next month. */
  daysAfter: number
  say?: (line: string) => void
}

/** The clock of a world, ms; its gateway reads it. */
export interface WorldClock {
  now: number
}

/** Days before the start in which agents begin and the first people register and trade. */
export const DAYS_BEFORE = 12
const SAYS_EVERY = 10
/** Invited people whom the platform knows, and who never open an account. */
const GHOSTS = 6

/**
 * Weeks of a market over the wire: people register, join, trade, claim, draw, form teams and bring friends; agents change their terms; staff
 * pauses, corrects and publishes again; the wallet pays. Facts arrive late, shuffled, twice and reversed, and risk control changes its mind.
 * All background work is done after each move of the clock.
 */
export async function simulateWeeks(
  gateway: BorrowedGateway,
  clock: WorldClock,
  options: WeeksOptions,
): Promise<{ refused: number }> {
  const { seed, start, days, step, daysAfter, say = () => undefined } = options
  const end = start + days * DAY
  const until = end + daysAfter * DAY
  const chance = chanceOf(seed)
  const wire = createWire(gateway)
  const deliveries = createDeliveries(chance, seed)
  const agents = createAgents(wire, chance)
  const staff = createStaff({ wire, chance, deliveries })
  const wallet = createWallet(wire, seed)
  const activityIds = new Map<string, string>()
  const people = createPeople({ wire, chance, deliveries, activityIds })
  const crowd: Person[] = []
  const work = () => workOff(gateway, (ms) => (clock.now += ms))

  async function register(): Promise<Person> {
    const inviter = crowd.length > 0 && chance.happens(0.35) ? chance.pick(crowd).code : undefined
    const code = crowd.length > 6 && chance.happens(0.45) ? agents.anyCode() : inviter
    const account = await wire.register(code !== undefined && chance.happens(0.2) ? code.toLowerCase() : code)
    const person = { ...account, weight: 0.1 + chance.whole(30) / 10, joined: new Set<string>() }
    crowd.push(person)
    return person
  }

  /** At any time, often at an edge of a window: the start, the end, an hour, a midnight of some zone. */
  function occurredAt(since: number, now: number): number {
    if (!chance.happens(0.06)) return chance.between(since, now)
    const hour = Math.floor(now / HOUR) * HOUR + chance.pick([0, -900_000, -1_800_000])
    const edge = chance.pick([start, start - 1, end, end - 1, hour, hour - 1])
    return Math.min(edge, now)
  }

  function happen(userId: string, since: number, now: number): void {
    const leadTraders = crowd.slice(0, Math.max(3, Math.floor(crowd.length / 12))).map((lead) => lead.userId)
    const fact = randomFact(
      chance,
      { activityIds: [...activityIds.values()], leadTraders },
      () => `order-${deliveries.nextId()}`,
    )
    const event = {
      ...fact,
      eventId: deliveries.nextId(),
      userId,
      occurredAt: occurredAt(since, now),
    } as PlatformEventInput
    deliveries.deliver(event, now)
    if (chance.happens(0.03)) deliveries.reverse(event, now)
  }

  async function publishEverything(): Promise<void> {
    for (const file of programmesOf({ start, days })) await wire.staff('PUT', `programmes/${file.alias}`, file)
    for (let count = 0; count < 7; count += 1) await register()
    const [top, sub, subSub, maker, subMaker] = crowd as [Person, Person, Person, Person, Person]
    const partners = await agents.add(top, 'partners', null)
    await agents.add(sub, 'partners', top)
    await agents.add(subSub, 'partners', sub, { rates: { FUTURES: '0.2', SPOT: '0.25', COPY: '0.1' } })
    const makers = await agents.add(maker, 'makers', null)
    await agents.add(subMaker, 'makers', maker, { rates: { FUTURES: '0.1', SPOT: '0', COPY: '0.1' } })
    await agents.addCode(top, partners, TASK_CODE, '0')
    await agents.addCode(subSub, partners, undefined, '0.1')
    await agents.addCode(maker, makers, 'BOREAL9', '0')
    for (const file of filesOf({ start, days })) activityIds.set(file.alias, await gateway.publish(file))
  }

  /** Friends whom only the platform knows. */
  function inviteGhosts(now: number): void {
    for (let ghost = 0; ghost < GHOSTS; ghost += 1) {
      const inviteCode = chance.happens(0.5) ? agents.anyCode() : chance.pick(crowd).code
      const base = {
        eventId: deliveries.nextId(),
        userId: `ghost-${seed}-${ghost}`,
        occurredAt: now + chance.whole(days * DAY),
      }
      deliveries.deliver({ ...base, type: 'user.registered', inviteCode }, base.occurredAt)
    }
  }

  clock.now = start - DAYS_BEFORE * DAY
  await replayIds(gateway, seed)
  await publishEverything()
  inviteGhosts(start)
  const payouts = startPayouts(gateway.ctx)
  const easier = filesOf({ start, days }).filter(({ alias }) => alias === 'from-the-start' || alias === 'newcomers')
  let steps = 0
  for (let since = clock.now; since < until; steps += 1) {
    const isEarly = since < start
    const isRunning = since < end
    const now = Math.min(until, since + (isEarly ? 2 * DAY : isRunning || since < end + 2 * DAY ? step : 6 * step))
    clock.now = Math.max(clock.now, now)
    const share = (now - since) / DAY
    const newcomers = chance.times((options.users * share * 0.5) / (isEarly ? DAYS_BEFORE : days * 0.6))
    for (let count = Math.min(newcomers, options.users - crowd.length); count > 0; count -= 1) await register()
    for (const person of crowd) {
      if (since < end + DAY)
        for (let count = chance.times((options.factsADay * person.weight * share) / 1.6); count > 0; count -= 1)
          happen(person.userId, since, now)
      if (chance.happens(0.06 * share)) staff.judge(person, since, now)
    }
    for (let ghost = 0; ghost < GHOSTS; ghost += 1)
      if (isRunning && !isEarly) happen(`ghost-${seed}-${ghost}`, since, now)
    await wire.send(deliveries.takeUntil(clock.now))
    await work()
    for (const person of crowd) {
      if (isRunning && !isEarly && chance.happens(0.3)) await people.join(person)
      if (isRunning && chance.happens(0.1)) await people.changeTeam(person)
      if (!isEarly && chance.happens(0.8 * share)) await people.claim(person)
      if (isRunning && chance.happens(1.2 * share)) await people.draw(person)
      if (chance.happens(0.2 * share)) await people.use(person, clock.now)
      if (chance.happens(0.02 * share)) await people.bind(person, agents.anyCode())
      if (isRunning && chance.happens(0.01 * share)) await staff.cancelSome(person)
    }
    if (chance.happens(0.4)) await agents.changeSomething()
    if (isRunning && !isEarly && chance.happens(0.15)) await staff.pauseOrResume(chance.pick(['open-end', 'each-day']))
    if (easier.length > 0 && since > start + (days / 2) * DAY)
      await staff.makeEasier(easier.pop() as (typeof easier)[number])
    if (isRunning && crowd.length > 12 && chance.happens(0.02))
      await staff.leave(crowd.splice(7 + chance.whole(crowd.length - 7), 1)[0] as Person)
    if (!isEarly && steps % 2 === 0) await wallet.pay(clock.now)
    await work()
    since = now
    if (steps % SAYS_EVERY === 0)
      say(
        `${new Date(clock.now).toISOString()} ${crowd.length} people, ${JSON.stringify(deliveries.count())}, ${wire.refused()} refused`,
      )
  }
  await staff.resumeAll()
  await wire.send(deliveries.takeUntil(Infinity).filter((event) => event.occurredAt <= clock.now))
  for (let round = 0; round < 3; round += 1) {
    clock.now += HOUR
    await work()
  }
  await payouts.stop()
  // The first reading after the end makes the seed public.
  await gateway.call(lotteryFairness, {
    query: { activityId: activityIds.get('lucky-draw') ?? '', pageIndex: 0, pageSize: 20 },
  })
  await publishSeeds(gateway.ctx)
  return { refused: wire.refused() }
}
