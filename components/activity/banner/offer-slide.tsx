import { useWords } from '#components/ui/text/use-words.ts'
import type { WinnersDay } from '@fanfare/contract/activity/campaign.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isolateAmounts, isolateLtr } from '@fanfare/languages/bidi.ts'
import { BannerSlide } from './banner-slide.tsx'
import { SlideWords } from './slide-words.tsx'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { webHref } from '#lib/native/web-href.ts'
import type { SlideAudience } from './order-slides.ts'

interface OfferSlideProps {
  offer: WelcomeOffer
  /** The rewards of the last day; null if they were few. */
  lastDay?: WinnersDay | null
  /** The participants of its activity; null if they are few. */
  participants?: number | null
}

/** The offer for signing up, with the button that also joins the activity. */
export function OfferSlide({ offer, lastDay = null, participants = null }: OfferSlideProps) {
  const { t, locale, rewardText, amount, money, counted } = useWords()
  const { activityId, path, title, subtitle, image, activityType, art, total, payingTasks, signUp } = offer
  const tasks = counted(payingTasks)
  const reward = signUp && rewardText(signUp)
  return (
    <BannerSlide audience="visitors" image={image} activityType={activityType} art={art}>
      <SlideWords
        kind={
          <>
            <Icon icon="user-plus" size="sm" />
            {t('banner.welcome')}
          </>
        }
        title={reward ? t('banner.welcome_title') : isolateAmounts(locale, title)}
        headline={
          total && {
            before: t('activity_stake.up_to'),
            amount: amount(total),
            below: `${total.unit} ${t('activity_stake.for_tasks', tasks)}`,
          }
        }
        text={reward ? t('banner.welcome_text', { reward }) : isolateAmounts(locale, subtitle)}
        action={
          <Button
            variant="inverse"
            size="lg"
            href={`/register?next=${encodeURIComponent(path)}`}
            locale={locale}
            data-joins={activityId}
          >
            {reward ? t('activity.cta_sign_up_get', { reward }) : t('activity.cta_create_account')}
          </Button>
        }
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
export function LinkSlide({ banner, audience }: { banner: Banner; audience: SlideAudience | null }) {
  const { image, art, title, subtitle, link } = banner
  const { t, locale } = useWords()
  const href = link && webHref(link, locale)
  return (
    <BannerSlide audience={audience} image={image} art={art}>
      <SlideWords
        title={isolateAmounts(locale, title)}
        headline={null}
        text={isolateAmounts(locale, subtitle)}
        action={
          href && (
            <Button variant="inverse" size="lg" href={href} locale={locale}>
              {t('banner.more')}
            </Button>
          )
        }
      />
    </BannerSlide>
  )
}
