import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { listAgentCodes } from '#gateway/activities/db/kol-bindings.ts'
import { findActivity } from '#gateway/activities/find-activity.ts'
import { joinActivity } from '#gateway/activities/join-activity.ts'
import { listLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { drawPrize } from '#gateway/draws/draw-prize.ts'
import { asLottery } from '#gateway/draws/draw-plan.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { listClaimableTasks } from '#gateway/rewards/claimable.ts'
import { ingestAll, onlyRefusals, openAccount } from '#gateway/seed/walk-journey.ts'
import { repeat, type Repeating } from '#gateway/util/repeat.ts'
import { createMarket, type MarketStep, type Surroundings, MOST_PEOPLE } from './market.ts'
import { enqueueUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { newVipCode } from '#gateway/util/vip-code.ts'
import { FIRST_NAMES } from '#gateway/seed/crowd.ts'

interface SimulatedPerson {
  userId: string
  vipCode: string
}

/** The accounts of the people of one market; they have no password, so no login is possible. */
type SimulatedPeople = ReturnType<typeof simulatedPeople>

/** Public lists show the first letters. */
const loginNameOf = (market: string, person: number) =>
  `${FIRST_NAMES[person % FIRST_NAMES.length]}.${market}-${person}@market.fanfare.example`

/** @param name tells the people of this market from those of others */
export function simulatedPeople(gateway: GatewayContext, name: string) {
  const places: (SimulatedPerson & { person: number })[] = []
  /** undefined when the person has left, or could not register. */
  const get = (person: number): SimulatedPerson | undefined => {
    const place = places[person % MOST_PEOPLE]
    return place?.person === person ? place : undefined
  }
  return {
    get,
    register: async (person: number, inviter: number | string | null) => {
      const vipCode = newVipCode(gateway.randomBytes)
      const inviting = typeof inviter === 'number' ? get(inviter) : undefined
      const journey = {
        loginName: loginNameOf(name, person),
        createdAgo: 0,
        vipCode,
        invitedByCode: typeof inviter === 'string' ? inviter : inviting?.vipCode,
        steps: [],
      }
      const now = gateway.clock.now()
      const userId = await openAccount({ gateway, seededAt: now, activities: new Map(), areAll: true }, journey)
      places[person % MOST_PEOPLE] = { person, userId, vipCode }
      await enqueueUsers(gateway.db, [userId, ...(inviting ? [inviting.userId] : [])], now)
    },
  }
}

const MOST_CODES = 100
const MOST_LEAD_TRADERS = 20

/** The activities, lead traders and codes of this moment. */
export async function lookAround({ db, clock, activities }: Pick<GatewayContext, 'db' | 'clock' | 'activities'>) {
  const filter = { now: clock.now(), status: 'ONGOING', pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } as const
  const [{ rows }, { traders }, inviteCodes] = await Promise.all([
    activities.list(db, filter),
    listLeadTraders(db, { shown: MOST_LEAD_TRADERS, featured: [] }),
    listAgentCodes(db, MOST_CODES),
  ])
  return {
    activityIds: rows.map(({ activityId }) => activityId),
    lotteryIds: rows.filter((row) => asLottery(row) !== null).map(({ activityId }) => activityId),
    leadTraders: traders.map(({ traderId }) => traderId),
    inviteCodes,
  }
}

/**
 * Lets the steps take effect as real ones would: accounts, platform events, and the steps of users on the site. A step
 * that the rules refuse has no effect.
 */
export async function runSteps(gateway: GatewayContext, people: SimulatedPeople, steps: readonly MarketStep[]) {
  for (const one of steps) if (one.kind === 'register') await people.register(one.person, one.inviter)
  const events = steps.flatMap((one) => eventOf(gateway, people, one))
  await ingestAll(gateway, events)
  for (const one of steps) await takeStep(gateway, people, one).catch(onlyRefusals)
}

function eventOf(gateway: GatewayContext, people: SimulatedPeople, step: MarketStep): PlatformEventInput[] {
  if (step.kind !== 'fact') return []
  const userId = people.get(step.person)?.userId
  if (userId === undefined) return []
  return [{ ...step.fact, eventId: gateway.newId('sim'), userId, occurredAt: gateway.clock.now() }]
}

async function takeStep(gateway: GatewayContext, people: SimulatedPeople, step: MarketStep) {
  const userId = people.get(step.person)?.userId
  if (userId === undefined) return
  const caller = { userId, familyId: 'simulator', agentId: null }
  if (step.kind === 'join') {
    const activity = await findActivity(gateway, step.activityId)
    await joinActivity(gateway, caller, { activity, country: null, consentVersion: activity.definition.consentVersion })
  } else if (step.kind === 'claim') {
    const [first] = (await listClaimableTasks(gateway, caller, DEFAULT_LOCALE)).items
    if (first === undefined) return
    await claimReward(gateway, caller, { activityId: first.activityId, taskId: first.task.taskId }, DEFAULT_LOCALE)
  } else if (step.kind === 'draw') {
    const { activityId } = step
    const request = { activityId, clientSeed: '', idempotencyKey: gateway.newId('sim'), country: null }
    await drawPrize(gateway, caller, request)
  }
}

const EVERY_MS = 500
/** After a pause, a busy second or a moved clock the missed time is not made up for. */
const LONGEST_STEP_MS = 2_000
const LOOKS_AROUND_EVERY_MS = 60_000
const SEED = 1

/**
 * Simulates a market (GW-6): people register, verify, deposit, trade, follow, invite, join, claim and draw, all of it by the
 * gateway's own functions. The choices are the same at every start; accounts and ids are new ones.
 * @param rate steps a second, as the mean of a week
 */
export function startSimulator(
  gateway: GatewayContext,
  { rate, everyMs = EVERY_MS }: { rate: number; everyMs?: number },
): Pick<Repeating, 'stop'> {
  const { clock, log } = gateway
  const market = createMarket({ seed: SEED, rate })
  const people = simulatedPeople(gateway, gateway.newId('sim').toLowerCase())
  let around: Surroundings | null = null
  let lookedAt = 0
  let steppedAt = clock.now()
  log.info({ rate }, 'the simulator began')
  return repeat(
    async () => {
      if (gateway.history === 'being written') return
      const now = clock.now()
      if (around === null || Math.abs(now - lookedAt) > LOOKS_AROUND_EVERY_MS) {
        around = await lookAround(gateway)
        lookedAt = now
      }
      const ms = Math.max(0, Math.min(now - steppedAt, LONGEST_STEP_MS))
      steppedAt = now
      await runSteps(gateway, people, market.next(now, ms, around))
    },
    { name: 'simulator', everyMs, log },
  )
}
