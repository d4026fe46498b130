import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import type { GoodNewsTexts } from './good-news-content.ts'
import type { GoodNewsData } from './use-good-news-data.ts'

/** Counts below are left out: they would make an activity look empty. */
const SHOWN_FROM = 20

/** One sentence with the best news of an activity that the user has just joined; null where there is none. */
export function joinNews(
  { activity, ranked = null, next, nextTask }: GoodNewsData,
  { t, locale, rewardText }: Pick<GoodNewsTexts, 't' | 'locale' | 'rewardText'>,
): string | null {
  if (next) return t('activity.joined_ready', { reward: rewardText(next.reward) })
  const number = (count: number) => formatNumber(locale, String(count))
  const tiers = activity?.tiers ?? []
  const paid = Math.max(0, ...tiers.map(({ rankTo = 0 }) => rankTo))
  const [best] = tiers.filter(({ rankFrom }) => rankFrom === 1)
  if (paid > 0 && ranked !== null && ranked >= SHOWN_FROM && ranked < paid)
    return t('moment.news_places_free', { taken: number(ranked), places: number(paid) })
  if (paid > 0 && best) return t('moment.news_places', { places: number(paid), reward: rewardText(best.reward) })
  if (activity?.cover) return t('copy.proof', { limit: formatMoney(locale, activity.cover.limit) })
  const last = tiers.at(-1)
  if (last?.netDeposit || last?.volume) return t('moment.news_tiers', { reward: rewardText(last.reward) })
  if (!nextTask) return null
  return isolateAmounts(locale, t('moment.news_task', { task: nextTask.title, reward: rewardText(nextTask.reward) }))
}
