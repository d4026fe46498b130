import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { listFirstParticipants } from '#gateway/activities/db/bulk-participations.ts'
import { drawTogether } from '#gateway/draws/draw-together.ts'
import { findLotteryActivity } from '#gateway/draws/draw-prize.ts'
import type { LotteryActivity } from '#gateway/draws/draw-plan.ts'
import { type DrawGift, giveDraws } from './give-draws.ts'
import { gatewayAt, type Person, type Walk } from './walk-journey.ts'

/** Lotteries with draws: of this many participants without a history, one draws. */
const SPINNERS = { 'orchard-draw': 24, 'harvest-draw': 48 } as const satisfies Record<string, number>
/** Draws that share a transaction, and so their instant. */
const TOGETHER = 10

interface Spin {
  userId: string
  at: number
  idempotencyKey: string
}

/** Each third of the people has one, two or three draws, spun half a day after one another. */
const drawsOf = (person: number) => 1 + (person % 3)

/** Spins of the people with a history, and of many without one, in the order of time, as the log has them. */
export async function seedDraws(walk: Walk, people: readonly Person[]) {
  for (const [alias, part] of Object.entries(SPINNERS)) {
    const activityId = walk.activities.get(alias)
    if (activityId === undefined) continue
    const activity = await findLotteryActivity(walk.gateway, activityId)
    const participants = await listFirstParticipants(walk.gateway.db, activityId, activity.participants)
    const spinners = participants.filter((_, index) => index % part === 0)
    const gifts = spinners.map(({ userId, appliedAt }, person) => ({
      userId,
      draws: drawsOf(person),
      at: appliedAt + HOUR_MS,
    }))
    await giveDraws(walk.gateway, { activityId, endTime: activity.endTime, source: 'manual:demo-draws' }, [
      ...gifts,
      ...giftsOf(walk, alias, people),
    ])
    const spins = [...spinsOfJourneys(walk, alias, people), ...spinners.flatMap(spinsOf)]
    const last = Math.min(activity.endTime, walk.seededAt)
    await spinAll(
      walk,
      activity,
      spins.filter(({ at }) => at < last).toSorted((a, b) => a.at - b.at),
    )
  }
}

/** Where a journey uses draws and claims none, its draws are a gift at the time of joining. */
const giftsOf = ({ seededAt }: Walk, alias: string, people: readonly Person[]): DrawGift[] =>
  people.flatMap(({ userId, journey: { steps } }) => {
    const draws = steps.filter((step) => 'draw' in step && step.draw === alias).length
    const joined = steps.find((step) => 'join' in step && step.join === alias)
    const hasClaimed = steps.some((step) => 'claim' in step && step.claim.alias === alias)
    return joined && draws > 0 && !hasClaimed ? [{ userId, draws, at: seededAt - joined.ago * HOUR_MS }] : []
  })

const spinsOf = ({ userId, appliedAt }: { userId: string; appliedAt: number }, person: number): Spin[] =>
  Array.from({ length: drawsOf(person) }, (_, turn) => ({
    userId,
    at: appliedAt + (2 + 12 * turn) * HOUR_MS,
    idempotencyKey: `seed-${turn}`,
  }))

const spinsOfJourneys = ({ seededAt }: Walk, alias: string, people: readonly Person[]): Spin[] =>
  people.flatMap(({ userId, journey: { steps } }) =>
    steps.flatMap((step, index) =>
      'draw' in step && step.draw === alias
        ? [{ userId, at: seededAt - step.ago * HOUR_MS, idempotencyKey: `seed-${alias}-${index}` }]
        : [],
    ),
  )

/** Ignores refusals, because a repeated seeding finds the draws spent. */
async function spinAll({ gateway }: Walk, activity: LotteryActivity, spins: readonly Spin[]) {
  let together: Spin[] = []
  const flush = async () => {
    const [first] = together
    if (first === undefined) return
    const requests = together.map(({ userId, idempotencyKey }) => ({
      userId,
      activity,
      clientSeed: '',
      idempotencyKey,
    }))
    together = []
    await drawTogether(gatewayAt(gateway, first.at), requests)
  }
  for (const spin of spins) {
    if (together.length === TOGETHER || together.some(({ userId }) => userId === spin.userId)) await flush()
    together.push(spin)
  }
  await flush()
}
