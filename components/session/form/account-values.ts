import * as z from 'zod/mini'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'

export const METHODS = ['email', 'mobile'] as const
export type Method = (typeof METHODS)[number]

/** Values of both forms (login does not use the last two). A change of the method empties no field. */
const accountSchema = z.object({
  method: z.enum(METHODS),
  email: z.string(),
  /** Without +. */
  areaCode: z.string(),
  mobile: z.string(),
  password: z.string(),
  /** Of the second factor; empty until it is asked for. */
  code: z.string(),
  vipCode: z.string(),
  terms: z.boolean(),
})
export type AccountValues = z.infer<typeof accountSchema>

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

/** Checks a new password before it is sent. */
export function passwordProblem(password: string) {
  if (password === '') return 'password_missing'
  const length = passwordLength(password)
  if (length < PASSWORD_MINIMUM) return 'password_short'
  return length > PASSWORD_MAXIMUM ? 'password_long' : undefined
}

/** A form's schema, which puts each problem from `find` under its field. */
export const formSchema = (find: (values: AccountValues) => FieldProblems) =>
  accountSchema.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(find(value))) {
      issues.push({ code: 'custom', input: value, path: [field], message })
    }
  })
