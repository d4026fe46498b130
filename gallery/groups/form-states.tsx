'use client'

import { useTranslations } from 'next-intl'
import { CaptchaBox } from '#components/session/form/captcha-box.tsx'
import { Consent } from '#components/session/form/consent.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { FormAlert } from '#components/session/form/form-alert.tsx'
import { InAppLogin } from '#components/session/form/in-app-login.tsx'
import { InviteBox } from '#components/session/form/invite-box.tsx'
import { MethodSwitch } from '#components/session/form/method-switch.tsx'
import { MobileField } from '#components/session/form/mobile-field.tsx'
import { PasswordField } from '#components/session/form/password-field.tsx'
import { SignedIn } from '#components/session/form/signed-in.tsx'
import { SubmitButton } from '#components/session/form/submit-button.tsx'
import { useFieldMessages } from '#components/session/form/use-field-messages.tsx'
import { captchas, formErrors, passwords, refusals } from '../fixtures/forms.ts'
import { MINUTE } from '../fixtures/fixture.ts'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const EMAIL = 'ana.k@mail.example'
const READ_ONLY = { onChange: async () => undefined }

export function FormStates() {
  const t = useTranslations('account')
  const messagesOf = useFieldMessages()
  const { now } = useFixture(() => ({}))
  const base = {
    kind: 'register',
    errors: {},
    method: 'email',
    passwordLength: 0,
    mobileHint: undefined,
    inviteUnknown: false,
    lockedUntil: null,
    search: '',
  } as const
  const hint = { tone: 'hint', text: t('mobile_as', { number: '+66 81 234 5678' }) } as const
  return (
    <StateGroup>
      <State id="method">
        <MethodSwitch label={t('method')} />
      </State>
      {formErrors.map(({ id, data: { method, problem } }) => {
        const message = messagesOf({ ...base, method, errors: { [method]: { type: 'gateway', message: problem } } })[
          method
        ]
        const field = { input: READ_ONLY, message }
        return (
          <State key={id} id={id}>
            {method === 'email' ? (
              <Field name="email" label={t('email')} type="email" {...field} />
            ) : (
              <MobileField areaCode="66" {...field} />
            )}
          </State>
        )
      })}
      <State id="email-locked">
        <Field
          name="email"
          label={t('email')}
          type="email"
          message={messagesOf({ ...base, lockedUntil: now + 15 * MINUTE }).email}
        />
      </State>
      <State id="mobile-hint">
        <MobileField areaCode="66" message={hint} />
      </State>
      {passwords.map(({ id, data: { length, problem } }) => {
        const errors = problem ? { password: { type: 'gateway', message: problem } } : {}
        return (
          <State key={id} id={id}>
            <PasswordField
              kind="new"
              length={length}
              message={messagesOf({ ...base, errors, passwordLength: length }).password}
            />
          </State>
        )
      })}
      <State id="invite-none">
        <InviteBox />
      </State>
      <State id="invite-code">
        <InviteBox code="AURORA7" />
      </State>
      <State id="invite-unknown">
        <InviteBox message={messagesOf({ ...base, inviteUnknown: true }).vipCode} />
      </State>
      {captchas.map((state) => (
        <State key={state} id={`captcha-${state}`}>
          <CaptchaBox state={state} />
        </State>
      ))}
      <State id="captcha-geetest">
        <CaptchaBox state="checking" provider="geetest" />
      </State>
      <State id="consent">
        <Consent links={{ terms: '/terms', risk: '/risk' }} />
      </State>
      <State id="consent-missing">
        <Consent links={{ terms: '/terms', risk: '/risk' }} error={t('error_terms_missing')} />
      </State>
      {refusals(now).map(({ id, data }) => (
        <State key={id} id={`alert-${id}`}>
          <FormAlert refusal={data} text={null} onRetry={nothing} />
        </State>
      ))}
      <State id="submit" className={styles.stack}>
        <SubmitButton busy={false} wait={null} onWaited={nothing}>
          {t('submit_login')}
        </SubmitButton>
        <SubmitButton busy wait={null} onWaited={nothing}>
          {t('submit_register')}
        </SubmitButton>
        <SubmitButton busy={false} wait={{ why: 'locked', until: now + 14 * MINUTE + 7000 }} onWaited={nothing}>
          {t('submit_login')}
        </SubmitButton>
        <SubmitButton busy={false} wait={{ why: 'too_frequent', until: now + 24_000 }} onWaited={nothing}>
          {t('submit_login')}
        </SubmitButton>
      </State>
      <State id="signed-in">
        <SignedIn name={EMAIL} path="/rewards" onLogOut={nothing} />
      </State>
      <State id="in-the-app">
        <InAppLogin onLogIn={nothing} />
      </State>
    </StateGroup>
  )
}
