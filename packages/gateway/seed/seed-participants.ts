import { languageOf } from '@fanfare/languages/languages.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import {
  enqueueParticipants,
  insertNumberedUsers,
  insertParticipations,
  listFirstParticipants,
} from '#gateway/activities/db/bulk-participations.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findActivity } from '#gateway/activities/find-activity.ts'
import { deposit, futuresTrade } from './journey.ts'
import type { Walk } from './walk-journey.ts'

/** Numbers of accounts without a login or history: new users, then older ones. */
const NEW = { first: 1, last: 2_100 }
const OLDER = { first: NEW.last + 1, last: NEW.last + 3_400 }

/** Participants of the demonstration in addition to those with a history; none before an activity starts. */
const PARTICIPANTS = {
  'welcome-tasks': 1_846,
  'autumn-trading-cup': 2_412,
  'harvest-draw': 3_127,
  'four-winds-team-cup': 1_038,
  'deposit-and-trade': 684,
  'first-copy-covered': 391,
  'three-voices-challenge': 957,
  'spot-festival': 1_263,
  'daily-five': 2_204,
  'holder-snapshot': 743,
  'summer-trading-cup': 1_815,
  'lantern-relay': 27,
  'orchard-draw': 2_584,
} as const satisfies Record<string, number>

/** A competition with traders who have no other history. */
interface Cup {
  alias: string
  traders: number
  /** USDT of a place from 0, a decimal string. */
  volume: (place: number) => string
  /** Those with profit deposited before, and some traded on more days. */
  hasTracks?: true
}
const CUPS: readonly Cup[] = [
  // Enough traders for each of the 50 places that the cup paid.
  { alias: 'summer-trading-cup', traders: 64, volume: (place) => String(640_000 - 9_300 * place) },
  // A few trade very much, and most of them little.
  {
    alias: 'autumn-trading-cup',
    traders: 180,
    volume: (place) => ((9_471_300 + 7 * ((place * 7_919) % 1_000)) / (1 + place) ** 0.86).toFixed(2),
  },
  {
    alias: 'three-voices-challenge',
    traders: 120,
    volume: (place) => (612_400 / (1 + place) ** 0.7).toFixed(2),
    hasTracks: true,
  },
]
/** Every third of them has closed positions, too. */
const WITH_PROFIT = 3

/**
 * Adds accounts and participations with a few statements, so that counts are believable and a start stays fast. Only those are evaluated who have earned
 * something by joining; the others follow once a fact of theirs arrives.
 */
export async function seedParticipants({ gateway, seededAt, activities }: Walk) {
  const languageType = languageOf('en').langCode
  await withTransaction(gateway.db, async (tx) => {
    const ages = [
      { ...NEW, createdFrom: seededAt - 8 * DAY_MS, createdTo: seededAt - HOUR_MS },
      { ...OLDER, createdFrom: seededAt - 400 * DAY_MS, createdTo: seededAt - 90 * DAY_MS },
    ]
    for (const range of ages) await insertNumberedUsers(tx, { ...range, languageType })
  })
  const join = async ([alias, count]: [string, number]) => {
    const activityId = activities.get(alias)
    if (activityId === undefined) return
    const { startTime, endTime, definition } = await findActivity(gateway, activityId)
    await withTransaction(gateway.db, async (tx) => {
      await insertParticipations(tx, {
        activityId,
        ...(alias === 'welcome-tasks' ? NEW : OLDER),
        count,
        consentVersion: definition.consentVersion ?? null,
        from: startTime,
        to: Math.min(endTime, seededAt),
      })
      if (definition.tasks.some(({ type }) => type === 'REGISTER_PASS'))
        await enqueueParticipants(tx, activityId, seededAt)
    })
  }
  await Promise.all(Object.entries(PARTICIPANTS).map(join))
}

/** Participants without a history have verified their identity an hour before they joined an activity that needs it. */
export async function identityFacts({ gateway, activities }: Walk): Promise<PlatformEventInput[]> {
  const facts = await Promise.all(
    Object.entries(PARTICIPANTS).map(async ([alias, count]) => {
      const activityId = activities.get(alias)
      if (activityId === undefined) return []
      const { definition } = await findActivity(gateway, activityId)
      if (!definition.audience.identityNeeded) return []
      const people = await listFirstParticipants(gateway.db, activityId, count)
      return people.map(({ userId, appliedAt }): PlatformEventInput => ({
        type: 'kyc.passed',
        eventId: `demo-identity-${alias}-${userId}`,
        userId,
        occurredAt: appliedAt - HOUR_MS,
      }))
    }),
  )
  return facts.flat()
}

/** Small trades on up to four more days. */
const laterTrades = ({ place, from, until }: { place: number; from: number; until: number }) =>
  Array.from({ length: place % 5 }, (_, day) => ({ usdtVolume: '25', occurredAt: from + (day + 1) * DAY_MS })).filter(
    ({ occurredAt }) => occurredAt < until,
  )

/** Facts of the traders of all cups: a futures trade an hour after the join, and profits and losses of some. */
export async function cupFacts({ gateway, activities, seededAt }: Walk): Promise<PlatformEventInput[]> {
  const facts = await Promise.all(
    CUPS.map(async ({ alias, traders, volume, hasTracks }) => {
      const activityId = activities.get(alias)
      if (activityId === undefined) return []
      const people = await listFirstParticipants(gateway.db, activityId, traders)
      return people.flatMap(({ userId, appliedAt }, place): PlatformEventInput[] => {
        const occurredAt = Math.min(appliedAt + HOUR_MS, seededAt)
        const eventId = `demo-${alias}-${userId}`
        const trade = { ...futuresTrade(volume(place)), userId, occurredAt, eventId }
        const base = { userId, occurredAt }
        const moreDays = hasTracks ? laterTrades({ place, from: occurredAt, until: seededAt }) : []
        const trades = [trade, ...moreDays.map((later, day) => ({ ...trade, ...later, eventId: `${eventId}-${day}` }))]
        if (place % WITH_PROFIT > 0) return trades
        const pnl = (((place * 104_729) % 9_000) / 10 - 280).toFixed(2)
        const deposits = hasTracks ? [{ ...deposit(String(900 + 40 * place)), ...base, eventId: `${eventId}-in` }] : []
        return [
          ...trades,
          ...deposits,
          { type: 'position.closed', market: 'futures', pnl, ...base, eventId: `${eventId}-pnl` },
        ]
      })
    }),
  )
  return facts.flat()
}
