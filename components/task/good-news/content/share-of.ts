import type { ShareFigure, ShareSubject } from '#components/share/share-subject.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { posterFact } from '#lib/share/poster-fact.ts'
import type { GoodNewsTexts } from './good-news-content.ts'
import type { GoodNewsData } from './use-good-news-data.ts'

type Activity = NonNullable<GoodNewsData['activity']>

interface Told {
  figure: ShareFigure | null
  isGold: boolean
  heading: string
  /** Instead of the activity's own fact. */
  fact?: string | null
}

/** The fact of an activity in words; null where it has no sum. */
function factText(activity: Activity, { t, locale }: Pick<GoodNewsTexts, 't' | 'locale'>): string | null {
  const fact = posterFact(activity)
  if (!fact) return null
  const { key, money, taskCount } = fact
  const value = formatNumber(locale, String(taskCount))
  const tasks = t('activity_stake.for_tasks', { count: taskCount, value })
  return t(`share.${key}`, { reward: formatMoney(locale, money), tasks })
}

/** What a poster of this activity shows of the user's news. */
export function shareOf(
  activity: Activity,
  { figure, isGold, heading, fact }: Told,
  texts: Pick<GoodNewsTexts, 't' | 'locale'>,
): ShareSubject {
  const { activityId, activityType, title, image, endTime, timeZone } = activity
  return {
    activityId,
    activityType,
    title,
    image,
    figure,
    isGold,
    heading,
    fact: fact ?? factText(activity, texts),
    ...(endTime !== undefined && timeZone !== undefined && { ends: { at: endTime, timeZone } }),
  }
}

/** An amount as the figure of a poster: `10` over `USDT`; words such as "4 draws" have no unit. */
export const figureOf = (
  figure: Money | string,
  lead: string,
  { locale }: Pick<GoodNewsTexts, 'locale'>,
): ShareFigure =>
  typeof figure === 'string'
    ? { lead, amount: figure, unit: null, label: null }
    : { lead, amount: formatAmount(locale, figure), unit: figure.unit, label: null }
