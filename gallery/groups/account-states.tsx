'use client'

import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { CaptchaBox } from '#components/session/form/captcha-box.tsx'
import { SubmitButton } from '#components/session/form/submit-button.tsx'
import { ProviderEntry } from '#components/session/provider/provider-entry.tsx'
import { AccountVisitor, AccountWaiting } from '#components/session/security/account-section.tsx'
import { DataSection, DeletionForm } from '#components/session/security/data-section.tsx'
import { Connect, FactorSection, RecoveryCodes } from '#components/session/security/factor-section.tsx'
import { ForgotForm } from '#components/session/security/forgot-form.tsx'
import { ForgotSent } from '#components/session/security/forgot-live.tsx'
import { PasswordSection } from '#components/session/security/password-section.tsx'
import { ResetEnd, ResetForm } from '#components/session/security/reset-live.tsx'
import { SessionsSection } from '#components/session/security/sessions-section.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { SIGN_IN_FAULTS } from '@fanfare/contract/session/player-sign-in.ts'
import { begunFactor, deletion, LOGIN_NAME, recoveryCodes, sessions } from '../fixtures/accounts.ts'
import { DAY } from '../fixtures/fixture.ts'
import { FixtureWorld, type FixtureAnswers } from '../parts/fixture-world.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const fail = () => {
  throw new NetworkError('Network Error', 503)
}
const OFFER = { brandName: 'Fanfare', links: { terms: '/terms', risk: '/risk' }, languageType: 1 }

/** The user's page of their account, the pages of a forgotten password, and the sign-in at the exchange. */
export function AccountStates() {
  const t = useTranslations('security')
  const { now } = useFixture(() => ({}))
  return (
    <StateGroup>
      <State id="provider-beside-form">
        <ProviderEntry {...OFFER} hasForm live={{ href: '#provider-beside-form', fault: null }} />
      </State>
      <State id="provider-alone">
        <ProviderEntry {...OFFER} hasForm={false} live={{ href: '#provider-alone', fault: null }} />
      </State>
      {SIGN_IN_FAULTS.map((fault) => (
        <State key={fault} id={`provider-${fault}`}>
          <ProviderEntry {...OFFER} hasForm={false} live={{ href: `#provider-${fault}`, fault }} />
        </State>
      ))}
      <State id="forgot-password">
        <ForgotForm
          captcha={<CaptchaBox state="checked" />}
          submit={
            <SubmitButton busy={false} wait={null} onWaited={nothing}>
              {t('forgot_submit')}
            </SubmitButton>
          }
        />
      </State>
      <State id="forgot-sent">
        <ForgotSent email={LOGIN_NAME} />
      </State>
      <InWorld id="reset-password">
        <ResetForm token="fixture" onEnd={nothing} />
      </InWorld>
      {(['missing', 'over', 'done'] as const).map((how) => (
        <State key={how} id={`reset-${how}`}>
          <ResetEnd how={how} />
        </State>
      ))}
      <State id="account-visitor">
        <AccountVisitor hasForm />
      </State>
      <State id="account-loading">
        <AccountWaiting />
      </State>
      <InWorld id="password">
        <PasswordSection />
      </InWorld>
      <InWorld id="factor-off" answers={{ secondFactor: () => ({ on: false, since: null, recoveryCodesLeft: 0 }) }}>
        <FactorSection />
      </InWorld>
      <InWorld id="factor-connect">
        <Card padded>
          <Connect begun={begunFactor} onCodes={nothing} onCancel={nothing} />
        </Card>
      </InWorld>
      <InWorld id="factor-codes">
        <Card padded>
          <RecoveryCodes codes={recoveryCodes} onDone={nothing} />
        </Card>
      </InWorld>
      <InWorld
        id="factor-on"
        answers={{ secondFactor: () => ({ on: true, since: now - 12 * DAY, recoveryCodesLeft: 9 }) }}
      >
        <FactorSection />
      </InWorld>
      <InWorld id="factor-failed" answers={{ secondFactor: fail }}>
        <FactorSection />
      </InWorld>
      <InWorld id="logins" answers={{ userSessions: () => ({ items: sessions(now) }) }}>
        <SessionsSection />
      </InWorld>
      <InWorld id="login-here-alone" answers={{ userSessions: () => ({ items: sessions(now).slice(0, 1) }) }}>
        <SessionsSection />
      </InWorld>
      <InWorld id="logins-failed" answers={{ userSessions: fail }}>
        <SessionsSection />
      </InWorld>
      <InWorld id="own-data">
        <DataSection />
      </InWorld>
      <InWorld id="deleting">
        <Card padded>
          <DeletionForm loginName={LOGIN_NAME} onCancel={nothing} deletion={deletion} />
        </Card>
      </InWorld>
    </StateGroup>
  )
}

/** A state of a user with a password. */
function InWorld({ id, answers = {}, children }: { id: string; answers?: FixtureAnswers; children: ReactNode }) {
  return (
    <State id={id}>
      <FixtureWorld answers={answers} user={{ loginName: LOGIN_NAME, settings: { hasPassword: true } }}>
        {children}
      </FixtureWorld>
    </State>
  )
}
