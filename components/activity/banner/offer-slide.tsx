import { useLocale, useTranslations } from 'next-intl'
import type { WinnersDay } from '@fanfare/contract/activity/campaign.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isolateAmounts, isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { BannerSlide } from './banner-slide.tsx'
import { SlideWords } from './slide-words.tsx'

interface OfferSlideProps {
  offer: WelcomeOffer
  /** The rewards of the last day; null while there are few. */
  lastDay?: WinnersDay | null
  /** Those of its activity; null while there are few. */
  participants?: number | null
}

/** The offer for signing up, with the button that also joins the activity. */
export function OfferSlide({ offer, lastDay = null, participants = null }: OfferSlideProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { activityId, path, title, subtitle, image, activityType, art, total, payingTasks, signUp } = offer
  const tasks = { count: payingTasks, value: formatNumber(locale, String(payingTasks)) }
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
            amount: formatAmount(locale, total),
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
              {lastDay && (
                <span>
                  {t('winners.last_day', { amount: isolateLtr(locale, formatMoney(locale, lastDay.amount)) })}
                </span>
              )}
              {participants !== null && (
                <span>
                  {t('activity.joined', { count: participants, value: formatNumber(locale, String(participants)) })}
                </span>
              )}
            </>
          )
        }
      />
    </BannerSlide>
  )
}
