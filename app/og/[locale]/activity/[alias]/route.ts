import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { activityKind } from '#components/activity/activity-kind.ts'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { isLocale, type Locale } from '@fanfare/languages/locales.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import { drawSocialImage } from '#lib/seo/draw-social-image.ts'
import { sceneFor, sceneOf } from '#lib/theme/scene-of.ts'

export const dynamic = 'force-static'
/** Seconds; a change of the activity revalidates the image at once. */
export const revalidate = 3600

export function generateStaticParams() {
  return []
}

async function readByAlias(alias: string, locale: Locale): Promise<ActivityDetail> {
  const activityId = (await findActivityId(alias, false)) ?? (await findActivityId(alias, true)) ?? notFound()
  return (await readActivity(activityId, locale)) ?? notFound()
}

/** `GET /og/{locale}/activity/{alias}`: an activity's social image in one language (LOC-6). */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string; alias: string }> }) {
  const { locale, alias } = await params
  if (!isLocale(locale)) notFound()
  const detail = await readByAlias(alias, locale)
  const { activityType, startTime, endTime, timeZone } = detail
  const t = await getTranslations({ locale })
  const headline = prizeHeadlineOf(detail)
  const day = (ms: number) => formatDate(locale, ms, timeZone)
  const image = await drawSocialImage({
    locale,
    brandName: publicConfig().brandName,
    scene: sceneOf(detail.image, activityType) ?? sceneFor(activityType),
    title: isolateAmounts(locale, detail.title),
    over: t(`activity_type.${activityKind(detail).textKey}`),
    figure: headline ? formatMoney(locale, headline.money) : undefined,
    figureLabel: headline
      ? t(headline.label, { count: headline.taskCount, value: formatNumber(locale, String(headline.taskCount)) })
      : undefined,
    time: `${day(startTime)} – ${day(endTime)}`,
  })
  return new Response(image, { headers: { 'content-type': 'image/png' } })
}
