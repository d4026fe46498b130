import { promisedText } from '#components/ui/text/use-reward-text.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import type { ComponentType, ReactNode } from 'react'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { webHref } from '#lib/native/web-href.ts'
import { activityLook } from '../activity-look.ts'
import { ActivityTime } from '../activity-time.tsx'
import { commonVerb } from '../activity-standing.ts'
import { headlineLabel, prizeHeadlineOf } from '../prize-headline-of.ts'
import { BannerSlide } from './banner-slide.tsx'
import type { SlideAudience } from './banner-section.tsx'
import { SlideWords, type SlideWordsProps } from './slide-words.tsx'
import type { WinnersDay } from '@fanfare/contract/activity/campaign.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'

/** A slide's words with the user's progress and next step; `server` is shown until these are known. */
export interface MySlideProps {
  activityId: string
  /** Without locale. */
  path: string
  server: SlideWordsProps
  children?: ReactNode
}

interface GatewaySlideProps {
  banner: Banner
  /** Absent for a banner that leads elsewhere. */
  activity?: ActivitySummary
  audience?: SlideAudience
  /** For the beginners' activity. */
  Mine?: ComponentType<MySlideProps>
}

/**
 * A banner of the gateway. Of an activity's, only the words are the banner's; kind, time, sum and verb are the activity's. Without an
 * activity, its title is the biggest type, its link the only action.
 */
export function GatewaySlide({ banner, activity, audience, Mine }: GatewaySlideProps) {
  const words = useWords()
  const { image, art, title, subtitle, link } = banner
  const { t, locale, isolated } = words
  const href = link && webHref(link, locale)
  const slide: SlideWordsProps = {
    title: isolated(title),
    text: isolated(subtitle),
    action: href ? { href, children: t('banner.more') } : null,
    ...(activity && activityWords(activity, href, words)),
  }
  return (
    <BannerSlide audience={audience} image={image} activityType={activity?.activityType} art={art ?? activity?.art}>
      {activity && Mine ? (
        <Mine activityId={activity.activityId} path={activity.path} server={slide}>
          <SlideWords {...slide} isServers />
        </Mine>
      ) : (
        <SlideWords {...slide} />
      )}
    </BannerSlide>
  )
}

function activityWords(activity: ActivitySummary, href: string | null, { t, locale, amount }: Words) {
  const { icon, textKey } = activityLook(activity)
  const headline = prizeHeadlineOf(activity)
  return {
    kind: (
      <>
        <SmallIcon icon={icon} />
        {t(`activity_type.${textKey}`)}
      </>
    ),
    time: activity.outcome !== 'CANCELLED' && <ActivityTime {...activity} />,
    headline: headline && {
      // "Top prize" already says that it is the maximum.
      before: headline.lead && headline.label !== 'activity_stake.top_prize' ? t(headline.lead) : null,
      amount: amount(headline.money),
      below: `${headline.money.unit} ${headlineLabel(headline, { t, locale })}`,
    },
    action: { href: href ?? activity.path, children: t(commonVerb(activity, 'open')) },
  }
}

interface OfferSlideProps {
  offer: WelcomeOffer
  /** The rewards of the last day; null if they were few. */
  lastDay?: WinnersDay | null
  /** The participants of its activity; null if they are few. */
  participants?: number | null
}

/** The offer for signing up, with the button that also joins the activity. */
export function OfferSlide({ offer, lastDay, participants }: OfferSlideProps) {
  const { t, locale, amount, money, counted, isolated } = useWords()
  const { activityId, path, title, subtitle, image, activityType, art, total, payingTasks, signUp } = offer
  const tasks = counted(payingTasks)
  const reward = signUp && promisedText(signUp, { t, locale })
  return (
    <BannerSlide audience="visitors" image={image} activityType={activityType} art={art}>
      <SlideWords
        kind={
          <>
            <SmallIcon icon="user-plus" />
            {t('banner.welcome')}
          </>
        }
        title={reward ? t('banner.welcome_title') : isolated(title)}
        headline={
          total && {
            before: t('activity_stake.up_to'),
            amount: amount(total),
            below: `${total.unit} ${t('activity_stake.for_tasks', tasks)}`,
          }
        }
        text={reward ? t('banner.welcome_text', { reward }) : isolated(subtitle)}
        action={{
          href: `/register?next=${encodeURIComponent(path)}`,
          'data-joins': activityId,
          children: reward ? t('activity.cta_sign_up_get', { reward }) : t('activity.cta_create_account'),
        }}
        crowd={
          (lastDay || participants) && (
            <>
              {lastDay && <span>{t('winners.last_day', { amount: isolateLtr(locale, money(lastDay.amount)) })}</span>}
              {participants && <span>{t('activity.joined', counted(participants))}</span>}
            </>
          )
        }
      />
    </BannerSlide>
  )
}
