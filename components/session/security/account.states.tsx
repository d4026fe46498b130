import type { ReactNode } from 'react'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { ProviderEntry } from '../provider/provider-entry.tsx'
import { AccountVisitor, AccountWaiting } from './account-section.tsx'
import { DataSection, DeletionForm } from './data-section.tsx'
import { Connect, FactorSection, RecoveryCodes } from './factor-section.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ForgotSent } from './forgot-live.tsx'
import { PasswordSection } from './password-section.tsx'
import { ResetEnd, ResetForm } from './reset-live.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SIGN_IN_FAULTS } from '@fanfare/contract/session/player-sign-in.ts'
import { begunFactor, deletion, LOGIN_NAME, recoveryCodes, sessions } from '#gallery/fixtures/accounts.ts'
import { DAY, NOW } from '#gallery/fixtures/fixture.ts'
import { each, eachOf, fail, inWorld, nothing, type StateContext } from '#gallery/parts/states.tsx'

const inCard = (step: ReactNode) =>
  inWorld(
    {},
    <Card as="div" padded>
      {step}
    </Card>,
  )
const OFFER = { brandName: 'Fanfare', links: { terms: '/terms', risk: '/risk' }, hasForm: false, languageType: 1 }

/** The user's page of their account, the pages of a forgotten password, and the sign-in at the exchange. */
export const states = ({ t }: StateContext) => ({
  'provider-beside-form': <ProviderEntry {...OFFER} hasForm live={{ href: '#provider-beside-form', fault: null }} />,
  'provider-alone': <ProviderEntry {...OFFER} live={{ href: '#provider-alone', fault: null }} />,
  ...eachOf(
    SIGN_IN_FAULTS,
    (fault) => <ProviderEntry {...OFFER} live={{ href: `#provider-${fault}`, fault }} />,
    'provider-',
  ),
  'forgot-password': (
    <ForgotForm
      captcha={<CaptchaBox state="checked" />}
      submit={
        <SubmitButton busy={false} wait={null} onWaited={nothing}>
          {t('security.forgot_submit')}
        </SubmitButton>
      }
    />
  ),
  'forgot-sent': <ForgotSent email={LOGIN_NAME} />,
  'reset-password': inWorld({}, <ResetForm token="fixture" onEnd={nothing} />),
  ...eachOf(['missing', 'over', 'done'] as const, (how) => <ResetEnd how={how} />, 'reset-'),
  'account-visitor': <AccountVisitor hasForm />,
  'account-loading': <AccountWaiting />,
  password: inWorld({}, <PasswordSection />),
  'factor-off': inWorld({ secondFactor: { on: false, since: null, recoveryCodesLeft: 0 } }, <FactorSection />),
  'factor-connect': inCard(<Connect begun={begunFactor} onCodes={nothing} onCancel={nothing} />),
  'factor-codes': inCard(<RecoveryCodes codes={recoveryCodes} onDone={nothing} />),
  'factor-on': inWorld({ secondFactor: { on: true, since: NOW - 12 * DAY, recoveryCodesLeft: 9 } }, <FactorSection />),
  'factor-failed': inWorld({ secondFactor: fail }, <FactorSection />),
  ...each(
    {
      logins: { items: sessions },
      'login-here-alone': { items: sessions.slice(0, 1) },
      'logins-failed': fail,
    },
    (userSessions) => inWorld({ userSessions }, <SessionsSection />),
  ),
  'own-data': inWorld({}, <DataSection />),
  deleting: inCard(<DeletionForm onCancel={nothing} deletion={deletion} />),
})
