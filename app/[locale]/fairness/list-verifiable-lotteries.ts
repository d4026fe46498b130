import type { VerifiableLottery } from '#components/fairness/lottery-list.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import { hasDraws } from '#lib/lottery/has-draws.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { readFairness } from '#lib/queries/draws.ts'

/** Each costs a reading of its own. */
const LISTED_AT_MOST = 20

/** The newest lotteries with a seal: those that are revealed first, then the others by their end. */
export async function listVerifiableLotteries(locale: Locale): Promise<VerifiableLottery[]> {
  const lotteries = (await listActivities(locale))
    .filter(({ activityType, outcome }) => hasDraws(activityType) && outcome !== 'CANCELLED')
    .toSorted((a, b) => b.endTime - a.endTime)
    .slice(0, LISTED_AT_MOST)
  const verifiable = await Promise.all(
    lotteries.map(async ({ activityId, title, endTime }) => {
      const fairness = await readFairness(activityId)
      return (
        fairness && { activityId, title, endTime, totalDraws: fairness.totalDraws, isRevealed: fairness.seed !== null }
      )
    }),
  )
  return verifiable
    .filter((lottery) => lottery !== null)
    .toSorted((a, b) => Number(b.isRevealed) - Number(a.isRevealed))
}
