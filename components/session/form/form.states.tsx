import type { ReactNode } from 'react'
import { Field } from '#components/ui/controls/field.tsx'
import { MINUTE, NOW } from '#gallery/fixtures/fixture.ts'
import { each, eachOf, nothing, type StateContext } from '#gallery/parts/states.tsx'
import type { FieldProblem, Place } from './account-values.ts'
import { CaptchaBox } from './captcha-box.tsx'
import { Consent, InviteBox, MethodSwitch, MobileField } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { InAppLogin, SignedIn } from './account-form-live.tsx'
import { FormAlert, SubmitButton } from './submit-button.tsx'
import { useFieldMessages } from './use-field-messages.tsx'

type Values = Parameters<typeof useFieldMessages>[0]

/** Messages under the field of the name: our own check, and 51051. */
const FIELD_ERRORS: Record<string, FieldProblem> = {
  'email-missing': 'email_missing',
  'email-invalid': 'email_invalid',
  'email-exists': 'exists',
  'mobile-missing': 'mobile_missing',
  'mobile-invalid': 'mobile_invalid',
  'mobile-exists': 'exists',
}

const PASSWORDS: Record<string, readonly [length: number, problem?: FieldProblem]> = {
  empty: [0],
  'on-the-way': [6],
  enough: [12],
  missing: [0, 'password_missing'],
  'too-short': [8, 'password_short'],
  'too-long': [129, 'password_long'],
  'too-common': [11, 'password_common'],
}

/** Messages above the button: 51050, 51005, any other code, 51023, no connection. */
const REFUSALS: Record<string, Place> = {
  'wrong-email': { at: 'alert', key: 'wrong_email' },
  'wrong-mobile': { at: 'alert', key: 'wrong_mobile' },
  region: { at: 'alert', key: 'region' },
  'too-frequent': { at: 'wait', why: 'too_frequent', until: NOW + 24_000 },
  network: { at: 'network' },
}

const LINKS = { terms: '/terms', risk: '/risk' }
const VALUES: Values = {
  kind: 'register',
  errors: {},
  values: { method: 'email', password: '' },
  search: '',
}

export const looks = { submit: 'stack' } as const

export function states({ t }: StateContext) {
  const email = { name: 'email', label: t('account.email'), type: 'email' } as const
  const submit = (text: string, more?: { busy?: true; wait?: Values['wait'] }) => (
    <SubmitButton busy={false} wait={null} onWaited={nothing} {...more}>
      {text}
    </SubmitButton>
  )
  return {
    method: <MethodSwitch label={t('account.method')} />,
    ...each(FIELD_ERRORS, (message, id) => {
      const method = id.startsWith('email') ? 'email' : 'mobile'
      return withMessages(
        { values: { method, password: '' }, errors: { [method]: { type: 'gateway', message } } },
        (messages) =>
          method === 'email' ? (
            <Field {...email} message={messages.email} />
          ) : (
            <MobileField areaCode="66" message={messages.mobile} />
          ),
      )
    }),
    'email-locked': withMessages({ wait: { at: 'wait', why: 'locked', until: NOW + 15 * MINUTE } }, (messages) => (
      <Field {...email} message={messages.email} />
    )),
    'mobile-hint': (
      <MobileField
        areaCode="66"
        message={{ tone: 'hint', text: t('account.mobile_as', { number: '+66 81 234 5678' }) }}
      />
    ),
    ...each(
      PASSWORDS,
      ([length, message]) =>
        withMessages(
          {
            errors: { password: message && { type: 'gateway', message } },
            values: { method: 'email', password: 'x'.repeat(length) },
          },
          ({ password }) => <PasswordField kind="new" length={length} message={password} />,
        ),
      'password-',
    ),
    'invite-none': <InviteBox />,
    'invite-code': <InviteBox code="AURORA7" />,
    'invite-unknown': withMessages({ inviteUnknown: true }, ({ vipCode }) => <InviteBox message={vipCode} />),
    ...eachOf(
      ['idle', 'checking', 'checked', 'expired', 'refused', 'failed'],
      (state) => <CaptchaBox state={state} />,
      'captcha-',
    ),
    'captcha-geetest': <CaptchaBox state="checking" provider="geetest" />,
    consent: <Consent links={LINKS} />,
    'consent-missing': <Consent links={LINKS} error={t('account.error_terms_missing')} />,
    ...each(REFUSALS, (refusal) => <FormAlert refusal={refusal} onRetry={nothing} />, 'alert-'),
    submit: (
      <>
        {submit(t('account.submit_login'))}
        {submit(t('account.submit_register'), { busy: true })}
        {submit(t('account.submit_login'), { wait: { at: 'wait', why: 'locked', until: NOW + 14 * MINUTE + 7000 } })}
        {submit(t('account.submit_login'), { wait: { at: 'wait', why: 'too_frequent', until: NOW + 24_000 } })}
      </>
    ),
    'signed-in': <SignedIn name="ana.k@mail.example" path="/rewards" onLogOut={nothing} />,
    'in-the-app': <InAppLogin onLogIn={nothing} />,
  }
}

type Shows = (messages: ReturnType<typeof useFieldMessages>) => ReactNode

const withMessages = (values: Partial<Values>, shows: Shows) => <WithMessages values={values} shows={shows} />

function WithMessages({ values, shows }: { values: Partial<Values>; shows: Shows }) {
  return shows(useFieldMessages({ ...VALUES, ...values }))
}
