import { nationalDigits, seenText } from '@fanfare/contract/typed-text.ts'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'
import { serverNow } from '#lib/http/clock.ts'

export const METHODS = ['email', 'mobile'] as const
export type Method = (typeof METHODS)[number]

/** Values of both forms (login does not use the last two). A change of the method empties no field. */
export interface AccountValues {
  method: Method
  email: string
  /** Without +. */
  areaCode: string
  mobile: string
  password: string
  /** Of the second factor; empty until it is asked for. */
  code: string
  vipCode: string
  terms: boolean
}

/** Keys of `account.error_*`, the messages under a field. */
export type FieldProblem =
  | 'email_missing'
  | 'email_invalid'
  | 'mobile_missing'
  | 'mobile_invalid'
  | 'password_missing'
  | 'password_short'
  | 'password_long'
  | 'password_common'
  | 'code_missing'
  | 'code_wrong'
  | 'terms_missing'
  | 'exists'
  | 'invalid'

export type FieldProblems = Partial<Record<keyof AccountValues, FieldProblem>>

/** The name of the chosen method, where nothing is typed. */
export const missingName = ({ method, email, mobile, areaCode }: AccountValues): FieldProblems =>
  (method === 'email' ? seenText(email) : nationalDigits(mobile, areaCode)) === ''
    ? { [method]: `${method}_missing` }
    : {}

/** Checks a new password before it is sent. */
export function passwordProblem(password: string) {
  if (password === '') return 'password_missing'
  const length = passwordLength(password)
  if (length < PASSWORD_MINIMUM) return 'password_short'
  return length > PASSWORD_MAXIMUM ? 'password_long' : undefined
}

/** The place on the form that shows a refusal. */
export type Place =
  /** The line above the button. `key` null means the sentence of the code. */
  | { at: 'alert'; key: 'wrong_email' | 'wrong_mobile' | 'region' | 'not_kept_login' | 'not_kept_register' | null }
  | { at: 'fields'; fields: FieldProblems }
  | { at: 'captcha' }
  | Wait
  /** The password is right, and a code is needed. */
  | { at: 'code' }
  | { at: 'dialog' }
  | { at: 'network' }

export interface Wait {
  at: 'wait'
  why: 'locked' | 'too_frequent'
  /** The button waits until then, ms on the gateway's clock. */
  until: number
  field?: 'code'
}

/** `text`: the sentence of its code. */
export type Refusal = Place & { text?: string }

/** `code`: of the second factor, where the form has sent one. */
export interface Situation {
  method: Method
  code?: string
}

/** Duration of a lock (contract, limits), and of a "too frequent" without a time, ms. */
const LOCK_MS = 15 * 60_000
const TOO_FREQUENT_MS = 30_000

/** Contract §1, 51050 to 51056 and the other codes of a form. None of them reveals which part of a login was wrong. */
export function placeRefusal(error: CallError | undefined, { method, code = '' }: Situation): Place {
  if (!error || error.kind === 'contract') return { at: 'alert', key: null }
  if (error.kind === 'network') {
    const fields = fieldsOf(error.data?.issues?.map(({ path }) => path) ?? [], method)
    return Object.keys(fields).length > 0 ? { at: 'fields', fields } : { at: 'network' }
  }
  switch (codeName(error.code)) {
    case 'WRONG_CREDENTIALS':
      return { at: 'alert', key: `wrong_${method}` }
    case 'REGION_REFUSED':
      return { at: 'alert', key: 'region' }
    case 'ACCOUNT_EXISTS':
      return { at: 'fields', fields: { [method]: 'exists' } }
    case 'WEAK_PASSWORD':
      return { at: 'fields', fields: { password: 'password_common' } }
    case 'WRONG_CAPTCHA':
      return { at: 'captcha' }
    case 'ACCOUNT_LOCKED':
      return {
        at: 'wait',
        why: 'locked',
        until: error.data?.retryAt ?? serverNow() + LOCK_MS,
        field: error.data?.field === 'code' ? 'code' : undefined,
      }
    case 'SECOND_FACTOR':
      return code.trim() === '' ? { at: 'code' } : { at: 'fields', fields: { code: 'code_wrong' } }
    case 'TOO_FREQUENT':
      return { at: 'wait', why: 'too_frequent', until: error.data?.retryAt ?? serverNow() + TOO_FREQUENT_MS }
    case 'MULTIPLE_ACCOUNTS':
      return { at: 'dialog' }
    default:
      return { at: 'alert', key: null }
  }
}

/** The form's field for each field of the two request bodies. */
const FIELD_OF: Partial<Record<string, keyof AccountValues>> = {
  email: 'email',
  mobile: 'mobile',
  areaCode: 'mobile',
  password: 'password',
  code: 'code',
  vipCode: 'vipCode',
  termsAccepted: 'terms',
}

/** The problems of the form's fields, from the paths that the contract's schema refuses. */
export function fieldsOf(paths: readonly string[], method: Method) {
  const fields: FieldProblems = {}
  for (const path of paths) {
    const name = path.split('.').at(-1) ?? ''
    const field = name === 'loginName' ? method : FIELD_OF[name]
    if (field) fields[field] = field === 'email' || field === 'mobile' ? `${field}_invalid` : 'invalid'
  }
  return fields
}
