import { languageOf } from '#lib/i18n/languages.ts'
import type { PlatformEventInput } from '#lib/contract/ops/platform-event.ts'
import { insertNumberedUsers, insertParticipations, listFirstParticipants } from '#gateway/db/bulk-participations.ts'
import { writeScores } from '#gateway/db/scores.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findActivity } from '#gateway/domain/activity/find-activity.ts'
import { DAY_MS, HOUR_MS } from '#gateway/domain/time/durations.ts'
import { futuresTrade } from './journey.ts'
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

/** Enough traders for each of the 50 places that the cup paid. */
const SUMMER_TRADERS = 64
const SUMMER_CUP = 'summer-trading-cup'
/** USDT, a decimal string. */
const summerVolume = (place: number): string => String(640_000 - 9_300 * place)

/** Adds accounts and participations with a few statements, so that counts are believable and a start stays fast. */
export async function seedParticipants({ gateway, seededAt, activities }: Walk): Promise<void> {
  const languageType = languageOf('en').langCode
  await withTransaction(gateway.db, async (tx) => {
    const ages = [
      { ...NEW, createdFrom: seededAt - 8 * DAY_MS, createdTo: seededAt - HOUR_MS },
      { ...OLDER, createdFrom: seededAt - 400 * DAY_MS, createdTo: seededAt - 90 * DAY_MS },
    ]
    for (const range of ages) await insertNumberedUsers(tx, { ...range, languageType })
  })
  for (const [alias, count] of Object.entries(PARTICIPANTS)) {
    const activityId = activities.get(alias)
    if (activityId === undefined) continue
    const { startTime, endTime, definition } = await findActivity(gateway, activityId)
    await withTransaction(gateway.db, (tx) =>
      insertParticipations(tx, {
        activityId,
        ...(alias === 'welcome-tasks' ? NEW : OLDER),
        count,
        consentVersion: definition.consentVersion ?? null,
        from: startTime,
        to: Math.min(endTime, seededAt),
      }),
    )
  }
}

/** One futures trade each, of different volumes, an hour after the join: the result of the cup that has ended. */
export async function summerFacts({ gateway, activities }: Walk): Promise<PlatformEventInput[]> {
  const activityId = activities.get(SUMMER_CUP)
  if (activityId === undefined) return []
  const traders = await listFirstParticipants(gateway.db, activityId, SUMMER_TRADERS)
  return traders.map(({ userId, appliedAt }, place) => ({
    ...futuresTrade(summerVolume(place)),
    userId,
    occurredAt: appliedAt + HOUR_MS,
    eventId: `demo-summer-${userId}`,
  }))
}

/** Writes the volumes of `summerFacts` on the cup's board: no engine computes scores of facts yet. */
export async function writeSummerScores({ gateway, activities }: Walk): Promise<void> {
  const activityId = activities.get(SUMMER_CUP)
  if (activityId === undefined) return
  const traders = await listFirstParticipants(gateway.db, activityId, SUMMER_TRADERS)
  const scores = traders.map(({ userId, appliedAt }, place) => ({
    activityId,
    track: 'VOLUME',
    userId,
    score: summerVolume(place),
    reachedAt: appliedAt + HOUR_MS,
  }))
  await withTransaction(gateway.db, (tx) => writeScores(tx, scores))
}
