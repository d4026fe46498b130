import type { ActivityDetail, ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import type { Texts } from '#components/ui/text/use-words.ts'
import { sumText } from '#components/ui/text/use-reward-text.ts'
import { posterFact, type PosterActivity } from '#lib/share/poster.ts'

/** The facts of a page that a poster shows, in the page's language. The user's name is never one of them. */
export interface ShareSubject {
  /** null shares the site by the user's own invite link. */
  activityId: string | null
  title: string
  /** A scene of the art, or a path under `/static/images`. */
  image: string
  /** Instead of the scene. */
  art?: ActivitySummary['art']
  activityType?: number | string
  figure: ShareFigure | null
  /** Gold for money that the user got; else the activity's own scene. */
  isGold?: boolean
  /** A fact that anyone can check. Default: the figure's label. */
  fact?: string | null
  /** When the activity ends, ms, and its IANA zone, whose day the poster names. */
  ends?: { at: number; timeZone: string }
  /** The heading of the sheet, when it shares something of the user: "Share your win". */
  heading?: string
}

/** The stake: "Up to", "100", "USDT", "for 6 tasks". */
export interface ShareFigure {
  lead: string | null
  amount: string
  unit: string | null
  label?: string | null
}

/** The part of an activity that its poster needs. */
type Activity = PosterActivity &
  Pick<ActivitySummary, 'activityId' | 'title' | 'image' | 'art'> &
  Partial<Pick<ActivityDetail, 'endTime' | 'timeZone'>>

/** `fact`: instead of the activity's own. */
type Told = Pick<ShareSubject, 'figure' | 'isGold' | 'heading' | 'fact'>

/** The fact of an activity in words; null where it has no sum. */
export function factText(activity: PosterActivity, { t, locale }: Texts) {
  const fact = posterFact(activity)
  if (!fact) return null
  const { key, money, others, taskCount } = fact
  const value = formatNumber(locale, String(taskCount))
  const tasks = t('activity_stake.for_tasks', { count: taskCount, value })
  return t(key, { reward: [money, ...others].map((one) => sumText(one, { t, locale })).join(' + '), tasks })
}

/** The facts of an activity's poster about something of the user. */
export function shareOf(activity: Activity, told: Told, texts: Texts) {
  const { endTime, timeZone } = activity
  return {
    ...activity,
    ...told,
    fact: told.fact ?? factText(activity, texts),
    ends: endTime && timeZone ? { at: endTime, timeZone } : undefined,
  }
}

/** An amount as the figure of a poster: `10` over `USDT`; words such as "4 draws" have no unit. */
export const figureOf = (figure: Money | string, lead: string | null, { locale }: Pick<Texts, 'locale'>) =>
  typeof figure === 'string'
    ? { lead, amount: figure, unit: null }
    : { lead, amount: formatAmount(locale, figure), unit: figure.unit }
