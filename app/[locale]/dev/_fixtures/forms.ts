import type { FieldProblem, Method } from '#components/session/form/account-values.ts'
import type { CaptchaState } from '#components/session/form/captcha-box.tsx'
import type { Place } from '#components/session/form/place-refusal.ts'
import type { Fixture } from './fixture.ts'

export const captchas = [
  'idle',
  'checking',
  'checked',
  'expired',
  'refused',
  'failed',
] as const satisfies CaptchaState[]

const error = (method: Method, problem: FieldProblem) => ({
  id: `${method}-${problem.replace(`${method}_`, '')}`,
  data: { method, problem },
})

/** Messages under the field of the name: our own check, and 51051. */
export const formErrors: Fixture<{ method: Method; problem: FieldProblem }>[] = [
  error('email', 'email_missing'),
  error('email', 'email_invalid'),
  error('email', 'exists'),
  error('mobile', 'mobile_missing'),
  error('mobile', 'mobile_invalid'),
  error('mobile', 'exists'),
]

const password = (id: string, length: number, problem?: FieldProblem) => ({
  id: `password-${id}`,
  data: { length, problem },
})

export const passwords: Fixture<{ length: number; problem?: FieldProblem }>[] = [
  password('empty', 0),
  password('on-the-way', 6),
  password('enough', 12),
  password('missing', 0, 'password_missing'),
  password('too-short', 8, 'password_short'),
  password('too-long', 129, 'password_long'),
  password('too-common', 11, 'password_common'),
]

/** Messages above the button: 51050, 51005, any other code, 51023, no connection. */
export const refusals = (now: number): Fixture<Place>[] => [
  { id: 'wrong-email', data: { at: 'alert', key: 'wrong_email' } },
  { id: 'wrong-mobile', data: { at: 'alert', key: 'wrong_mobile' } },
  { id: 'region', data: { at: 'alert', key: 'region' } },
  { id: 'too-frequent', data: { at: 'wait', why: 'too_frequent', until: now + 24_000 } },
  { id: 'network', data: { at: 'network' } },
]
