import { useLocale, useTranslations } from 'next-intl'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { BannerSlide } from './banner-slide.tsx'

/** The offer for signing up, with the button that also joins the activity. */
export function OfferSlide({ offer }: { offer: WelcomeOffer }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { activityId, path, title, subtitle, image, activityType, art, total, payingTasks, signUp } = offer
  const tasks = { count: payingTasks, value: formatNumber(locale, String(payingTasks)) }
  const reward = signUp && rewardText(signUp)
  return (
    <BannerSlide
      audience="visitors"
      image={image}
      activityType={activityType}
      art={art}
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
    />
  )
}
