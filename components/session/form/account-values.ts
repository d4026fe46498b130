import { nationalDigits, seenText } from '@fanfare/contract/typed-text.ts'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'

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
