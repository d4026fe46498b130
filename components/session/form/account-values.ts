import * as z from 'zod/mini'

export const METHODS = ['email', 'mobile'] as const
export type Method = (typeof METHODS)[number]

/** What both forms hold (login leaves the last two alone); everything typed stays, whichever method is chosen. */
const accountSchema = z.object({
  method: z.enum(METHODS),
  email: z.string(),
  /** Without +. */
  areaCode: z.string(),
  mobile: z.string(),
  password: z.string(),
  vipCode: z.string(),
  terms: z.boolean(),
})
export type AccountValues = z.infer<typeof accountSchema>

/** Keys of `account.error_*`: what stands under a field. */
export type FieldProblem =
  | 'email_missing'
  | 'email_invalid'
  | 'mobile_missing'
  | 'mobile_invalid'
  | 'password_missing'
  | 'password_short'
  | 'password_long'
  | 'password_common'
  | 'terms_missing'
  | 'exists'
  | 'invalid'

export type FieldProblems = Partial<Record<keyof AccountValues, FieldProblem>>

/** A form's schema: the problems that `find` sees, each under its field. */
export const formSchema = (find: (values: AccountValues) => FieldProblems) =>
  accountSchema.check(({ value, issues }) => {
    for (const [field, message] of Object.entries(find(value))) {
      issues.push({ code: 'custom', input: value, path: [field], message })
    }
  })
