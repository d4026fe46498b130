import { promisedText } from '#components/ui/text/use-reward-text.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { FollowedPromise } from '#lib/session/followed-promise.ts'
import { consentLinks } from '#lib/queries/legal.ts'
import { readWelcomeOffer } from '#lib/queries/welcome-offer.ts'
import { AccountForm } from '../form/account-form.tsx'
import { AccountFrame } from '../form/account-frame.tsx'
import { accountOffer } from '../form/account-offer.ts'
import { KeptForm } from '../form/kept-form.tsx'
import { RegisterIsland } from '../session-islands.ts'
import { ServerSubmit } from '../form/server-submit.tsx'

interface RegisterSectionProps {
  /** One per activity that can lead here. */
  followed: readonly FollowedPromise[]
}

/** The server renders the form, and its island starts at once (SCR-12). */
export async function RegisterSection({ followed }: RegisterSectionProps) {
  const [t, locale] = [await getTranslations('account'), await getLocale()]
  const offer = { ...accountOffer(locale), links: consentLinks(locale) }
  const promise = await readPromise()
  const submitText = promise?.submit ?? null
  return (
    <AccountFrame
      title={t('register_title')}
      say={t('register_say')}
      promise={promise}
      followed={followed}
      points={[
        ['gift', t('register_say_welcome')],
        ['list-magnifying-glass', t('register_say_counted')],
        ['shield-check', t('register_say_verify')],
      ]}
    >
      <RegisterIsland {...offer} submitText={submitText} welcome={promise?.welcome ?? null}>
        <KeptForm>
          <AccountForm
            {...offer}
            kind="register"
            submit={<ServerSubmit>{submitText ?? t('submit_register')}</ServerSubmit>}
            path="/welcome-event"
          />
        </KeptForm>
      </RegisterIsland>
    </AccountFrame>
  )
}

/**
 * The sign-up reward and the sum of all tasks. null without such an offer, where joining needs a consent that the form does not ask for,
 * and while it cannot be read, because the form works without it.
 */
async function readPromise() {
  const [t, locale] = [await getTranslations(), await getLocale()]
  const offer = await readWelcomeOffer(locale).catch(() => null)
  const money = offer?.signUp?.amount
  const reward = offer?.signUp && promisedText(offer.signUp, { t, locale })
  if (!offer?.total || offer.needsConsent || !money || !('unit' in money) || !reward) return null
  const tasks = { count: offer.payingTasks, value: formatNumber(locale, String(offer.payingTasks)) }
  return {
    lead: t('ready.waiting'),
    amount: formatAmount(locale, money),
    unit: money.unit,
    whole: `${t('activity_stake.up_to')} ${formatMoney(locale, offer.total)} ${t('activity_stake.for_tasks', tasks)}`,
    welcome: { activityId: offer.activityId, path: offer.path, isForSomeCountries: offer.isForSomeCountries, reward },
    submit: t('activity.cta_sign_up_get', { reward }),
  }
}
