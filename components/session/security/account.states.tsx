import type { ReactNode } from 'react'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { ServerSubmit } from '../form/server-submit.tsx'
import { ProviderEntry } from '../provider/provider-entry.tsx'
import { AccountVisitor, AccountWaiting } from './account-section.tsx'
import { Connect, FactorSection, PasswordSection, RecoveryCodes } from './password-and-factor.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ForgotSent } from './forgot-live.tsx'
import { ResetEnd, ResetForm } from './reset-live.tsx'
import { DataSection, DeletionForm, SessionsSection } from './sessions-and-data.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SIGN_IN_FAULTS, type SignInFault } from '@fanfare/contract/session/player-sign-in.ts'
import { begunFactor, deletion, LOGIN_NAME, recoveryCodes, sessions } from '#gallery/fixtures/accounts.ts'
import { DAY, NOW } from '#gallery/fixtures/fixture.ts'
import { each, eachOf, fail, inWorld, nothing, type StateContext } from '#gallery/parts/states.tsx'

const entry = (hasForm: boolean, fault: SignInFault | null) => (
  <ProviderEntry
    brandName="Fanfare"
    links={{ terms: '/terms', risk: '/risk' }}
    hasForm={hasForm}
    languageType={1}
    live={{ fault }}
  />
)

const inCard = (part: ReactNode) =>
  inWorld(
    <Card as="div" padded>
      {part}
    </Card>,
  )

/** The user's page of their account, the pages of a forgotten password, and the sign-in at the exchange. */
export const states = ({ t }: StateContext) => ({
  'provider-beside-form': entry(true, null),
  'provider-alone': entry(false, null),
  ...eachOf(SIGN_IN_FAULTS, (fault) => entry(false, fault), 'provider-'),
  'forgot-password': (
    <ForgotForm>
      <CaptchaBox state="checked" />
      <ServerSubmit>{t('security.forgot_submit')}</ServerSubmit>
    </ForgotForm>
  ),
  'forgot-sent': <ForgotSent email={LOGIN_NAME} />,
  'reset-password': inWorld(<ResetForm token="fixture" onEnd={nothing} />),
  ...eachOf(['missing', 'over', 'done'], (how) => <ResetEnd how={how} />, 'reset-'),
  'account-visitor': <AccountVisitor hasForm />,
  'account-loading': <AccountWaiting />,
  password: inWorld(<PasswordSection />),
  'factor-off': inWorld(<FactorSection />, { secondFactor: { on: false, since: null, recoveryCodesLeft: 0 } }),
  'factor-connect': inCard(<Connect begun={begunFactor} onCodes={nothing} onCancel={nothing} />),
  'factor-codes': inCard(<RecoveryCodes codes={recoveryCodes} onDone={nothing} />),
  'factor-on': inWorld(<FactorSection />, { secondFactor: { on: true, since: NOW - 12 * DAY, recoveryCodesLeft: 9 } }),
  'factor-failed': inWorld(<FactorSection />, { secondFactor: fail }),
  ...each(
    {
      logins: { items: sessions },
      'login-here-alone': { items: sessions.slice(0, 1) },
      'logins-failed': fail,
    },
    (userSessions) => inWorld(<SessionsSection />, { userSessions }),
  ),
  'own-data': inWorld(<DataSection />),
  deleting: inCard(<DeletionForm onCancel={nothing} deletion={deletion} />),
})
