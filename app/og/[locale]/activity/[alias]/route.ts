import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import { factText } from '#components/share/share-subject.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { isLocale } from '@fanfare/languages/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { readPicture } from '#lib/queries/site.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { posterSentence } from '#lib/share/poster.ts'
import { drawSocialImage } from '#lib/seo/draw-social-image.ts'
import { sceneFor, sceneOf } from '#lib/theme/scene-of.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'

export const dynamic = 'force-static'
/** Seconds; a change of the activity revalidates the image at once. */
export const revalidate = 3600

export const generateStaticParams = () => []

const PHASE_LINES = {
  UPCOMING: 'share.poster_starts',
  ONGOING: 'share.poster_until',
  ENDED: 'share.poster_ended',
} as const

const OUTCOME_LINES = {
  SETTLING: 'activity.settling_line',
  SETTLED: 'activity.settled_line',
  CANCELLED: 'activity.cancelled_line',
} as const

/** `GET /og/{locale}/activity/{alias}`: an activity's poster in one language, before, during and after it (LOC-6). */
export async function GET(_request: Request, { params }: RouteContext<'/og/[locale]/activity/[alias]'>) {
  const { locale, alias } = await params
  if (!isLocale(locale)) notFound()
  const activityId = (await findActivityId(alias, false)) ?? (await findActivityId(alias, true)) ?? notFound()
  const detail = (await readActivity(activityId, locale)) ?? notFound()
  const { activityType, startTime, endTime, timeZone, status, outcome, lottery } = detail
  const t = await getTranslations({ locale })
  const number = (count: number) => formatNumber(locale, String(count))
  const date = formatDate(locale, status === 'UPCOMING' ? startTime : endTime, timeZone)
  const headline = prizeHeadlineOf(detail)
  const isOver = status === 'ENDED'
  const drawn = isOver ? lottery : null
  const prize =
    drawn && drawn.totalWon >= SHOWN_FROM
      ? {
          figure: number(drawn.totalWon),
          unit: t('lottery.won_of_draws', { count: drawn.totalWon, draws: number(drawn.totalDraws) }),
        }
      : headline && {
          ...(headline.lead && !isOver && { lead: t(headline.lead) }),
          figure: formatAmount(locale, headline.money),
          unit: headline.money.unit,
        }
  const image = await drawSocialImage({
    locale,
    brandName: publicConfig().brandName,
    picture: detail.art && (await readPicture(detail.art.light)),
    safe: detail.art?.safe,
    scene: sceneOf(detail.image, activityType) ?? sceneFor(activityType),
    title: isolateAmounts(locale, detail.title),
    ...prize,
    fact: isolateAmounts(
      locale,
      outcome ? t(OUTCOME_LINES[outcome]) : (posterSentence(detail.subtitle) ?? factText(detail, { t, locale }) ?? ''),
    ),
    time: t(PHASE_LINES[status], { date }),
    legal: t('share.poster_legal'),
  })
  return new Response(image, { headers: { 'content-type': 'image/png' } })
}
