import type { CallInput } from '@fanfare/contract/define-call.ts'
import { registerBodySchema, type register } from '@fanfare/contract/session/register.ts'
import { nationalDigits, readCode, seenText } from '@fanfare/contract/typed-text.ts'
import { passwordProblem, type AccountValues, type FieldProblems } from '../form/account-values.ts'

type RegisterBody = CallInput<typeof register>['body']

export function registerBody(
  { method, email, areaCode, mobile, password, vipCode }: AccountValues,
  { languageType, captcha }: { languageType: number; captcha?: string },
): RegisterBody {
  const code = readCode(vipCode)
  return {
    ...(method === 'email' ? { email } : { areaCode, mobile: nationalDigits(mobile, areaCode) }),
    password,
    languageType,
    termsAccepted: true,
    ...(code !== '' && { vipCode: code }),
    ...(captcha !== undefined && { captcha }),
  }
}

/** The fields of the body that have another name in the form. */
const FIELD_OF: Partial<Record<string, keyof AccountValues>> = { areaCode: 'mobile', termsAccepted: 'terms' }

/** The problems that the contract's schema finds, by the form's field. */
function contractProblems(values: AccountValues): FieldProblems {
  const result = registerBodySchema.safeParse(registerBody(values, { languageType: 0 }))
  const problems: FieldProblems = {}
  for (const { path } of result.error?.issues ?? []) {
    const name = String(path[0])
    const field = FIELD_OF[name] ?? (name as keyof AccountValues)
    problems[field] ??= field === 'email' || field === 'mobile' ? `${field}_invalid` : 'invalid'
  }
  return problems
}

export function registerProblems(values: AccountValues): FieldProblems {
  const typed = values.method === 'email' ? seenText(values.email) : nationalDigits(values.mobile, values.areaCode)
  const password = passwordProblem(values.password)
  return {
    ...contractProblems(values),
    ...(typed === '' && { [values.method]: `${values.method}_missing` }),
    ...(password && { password }),
    ...(!values.terms && { terms: 'terms_missing' }),
  }
}
