import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import type { Banner } from '#lib/contract/site/main-banner.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatAmount } from '#lib/i18n/format.ts'
import { webHref } from '#lib/native/web-href.ts'
import { activityLook } from '../activity-look.ts'
import { ActivityTime } from '../activity-time.tsx'
import { activityVerb } from '../activity-verb.ts'
import { BannerSlide } from './banner-slide.tsx'
import type { SlideAudience } from './order-slides.ts'

interface ActivitySlideProps {
  banner: Banner
  activity: ActivitySummary
  audience: SlideAudience | null
}

/** A banner of an activity: kind, time, sum and verb are of the activity, only the words are the banner's. */
export function ActivitySlide({ banner, activity, audience }: ActivitySlideProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { icon, textKey, sharesPool } = activityLook(activity)
  const { pool } = activity
  const href = (banner.link && webHref(banner.link, locale)) ?? activity.path
  // The sum of an event may be shared or one user's, which the platform does not say.
  const isMaximum = !sharesPool && textKey !== 'event'
  return (
    <BannerSlide
      audience={audience}
      image={banner.image}
      activityType={activity.activityType}
      kind={
        <>
          <Icon icon={icon} size="sm" />
          {t(`activity_type.${textKey}`)}
        </>
      }
      time={activity.outcome === 'CANCELLED' ? null : <ActivityTime {...activity} />}
      title={isolateAmounts(locale, banner.title)}
      stake={
        pool && {
          before: isMaximum ? t('banner.up_to') : null,
          amount: formatAmount(locale, pool),
          below: t(sharesPool ? 'banner.unit_pool' : 'banner.unit_rewards', { unit: pool.unit }),
        }
      }
      text={isolateAmounts(locale, banner.subtitle)}
      action={
        <Button variant="inverse" size="lg" href={href} locale={locale}>
          {t(activityVerb(activity, null).key)}
        </Button>
      }
    />
  )
}
