import { useWords } from '#components/ui/text/use-words.ts'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { webHref } from '#lib/native/web-href.ts'
import { activityLook } from '../activity-look.ts'
import { ActivityTime } from '../activity-time.tsx'
import { activityVerb } from '../activity-standing.ts'
import { headlineLabel, prizeHeadlineOf } from '../prize-headline-of.ts'
import { BannerSlide } from './banner-slide.tsx'
import type { SlideAudience } from './order-slides.ts'
import { SlideWords, type SlideWordsProps } from './slide-words.tsx'

/** A slide's words with the user's progress and next step; `server` is shown until these are known. */
export interface MySlideProps {
  activityId: string
  /** Without locale. */
  path: string
  server: SlideWordsProps
}

interface ActivitySlideProps {
  banner: Banner
  activity: ActivitySummary
  audience: SlideAudience | null
  /** For the beginners' activity. */
  Mine?: ComponentType<MySlideProps & { children?: ReactNode }>
}

/** A banner of an activity: only the words are the banner's; kind, time, sum and verb are the activity's. */
export function ActivitySlide({ banner, activity, audience, Mine }: ActivitySlideProps) {
  const { t, locale, amount } = useWords()
  const { icon, textKey } = activityLook(activity)
  const headline = prizeHeadlineOf(activity)
  const href = (banner.link && webHref(banner.link, locale)) ?? activity.path
  const kind = (
    <>
      <Icon icon={icon} size="sm" />
      {t(`activity_type.${textKey}`)}
    </>
  )
  const time = activity.outcome === 'CANCELLED' ? null : <ActivityTime {...activity} />
  const title = isolateAmounts(locale, banner.title)
  const words: SlideWordsProps = {
    kind,
    time,
    title,
    headline: headline && {
      // "Top prize" already says that it is the maximum.
      before: headline.lead && headline.label !== 'activity_stake.top_prize' ? t(headline.lead) : null,
      amount: amount(headline.money),
      below: `${headline.money.unit} ${headlineLabel(headline, { t, locale })}`,
    },
    text: isolateAmounts(locale, banner.subtitle),
    action: (
      <Button variant="inverse" size="lg" href={href} locale={locale}>
        {t(activityVerb(activity, null).key)}
      </Button>
    ),
  }
  const { activityId, path } = activity
  return (
    <BannerSlide
      audience={audience}
      image={banner.image}
      activityType={activity.activityType}
      art={banner.art ?? activity.art}
    >
      {Mine ? (
        <Mine activityId={activityId} path={path} server={words}>
          <SlideWords {...words} isServers />
        </Mine>
      ) : (
        <SlideWords {...words} />
      )}
    </BannerSlide>
  )
}
