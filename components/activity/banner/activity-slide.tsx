import { useWords } from '#components/ui/text/use-words.ts'
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

interface ActivitySlideProps {
  banner: Banner
  activity: ActivitySummary
  audience?: SlideAudience
  /** For the beginners' activity. */
  Mine?: ComponentType<MySlideProps>
}

/** A banner of an activity: only the words are the banner's; kind, time, sum and verb are the activity's. */
export function ActivitySlide({ banner, activity, audience, Mine }: ActivitySlideProps) {
  const { t, locale, amount, isolated } = useWords()
  const { icon, textKey } = activityLook(activity)
  const headline = prizeHeadlineOf(activity)
  const href = (banner.link && webHref(banner.link, locale)) ?? activity.path
  const words: SlideWordsProps = {
    kind: (
      <>
        <SmallIcon icon={icon} />
        {t(`activity_type.${textKey}`)}
      </>
    ),
    time: activity.outcome !== 'CANCELLED' && <ActivityTime {...activity} />,
    title: isolated(banner.title),
    headline: headline && {
      // "Top prize" already says that it is the maximum.
      before: headline.lead && headline.label !== 'activity_stake.top_prize' ? t(headline.lead) : null,
      amount: amount(headline.money),
      below: `${headline.money.unit} ${headlineLabel(headline, { t, locale })}`,
    },
    text: isolated(banner.subtitle),
    action: { href, children: t(commonVerb(activity, 'open')) },
  }
  return (
    <BannerSlide
      audience={audience}
      image={banner.image}
      activityType={activity.activityType}
      art={banner.art ?? activity.art}
    >
      {Mine ? (
        <Mine activityId={activity.activityId} path={activity.path} server={words}>
          <SlideWords {...words} isServers />
        </Mine>
      ) : (
        <SlideWords {...words} />
      )}
    </BannerSlide>
  )
}

interface OfferSlideProps {
  offer: WelcomeOffer
  /** The rewards of the last day; null if they were few. */
  lastDay?: WinnersDay | null
  /** The participants of its activity; null if they are few. */
  participants?: number | null
}

/** The offer for signing up, with the button that also joins the activity. */
export function OfferSlide({ offer, lastDay = null, participants = null }: OfferSlideProps) {
  const { t, locale, rewardText, amount, money, counted, isolated } = useWords()
  const { activityId, path, title, subtitle, image, activityType, art, total, payingTasks, signUp } = offer
  const tasks = counted(payingTasks)
  const reward = signUp && rewardText(signUp)
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
          (lastDay ?? participants) !== null && (
            <>
              {lastDay && <span>{t('winners.last_day', { amount: isolateLtr(locale, money(lastDay.amount)) })}</span>}
              {participants !== null && <span>{t('activity.joined', counted(participants))}</span>}
            </>
          )
        }
      />
    </BannerSlide>
  )
}

/** A banner without an activity: its title is the biggest type, its link the only action. */
export function LinkSlide({ banner, audience }: Pick<ActivitySlideProps, 'banner' | 'audience'>) {
  const { image, art, title, subtitle, link } = banner
  const { t, locale, isolated } = useWords()
  const href = link && webHref(link, locale)
  return (
    <BannerSlide audience={audience} image={image} art={art}>
      <SlideWords
        title={isolated(title)}
        headline={null}
        text={isolated(subtitle)}
        action={href ? { href, children: t('banner.more') } : null}
      />
    </BannerSlide>
  )
}
