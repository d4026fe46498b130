import { registerBodySchema } from '@fanfare/contract/session/register.ts'
import { nationalDigits, readCode } from '@fanfare/contract/typed-text.ts'
import { missingName, passwordProblem, type AccountValues, type FieldProblems } from '../form/account-values.ts'
import { fieldsOf } from '../form/place-refusal.ts'

export function registerBody(
  { method, email, areaCode, mobile, password, vipCode }: AccountValues,
  { languageType, captcha }: { languageType: number; captcha?: string },
) {
  return {
    ...(method === 'email' ? { email } : { areaCode, mobile: nationalDigits(mobile, areaCode) }),
    password,
    languageType,
    termsAccepted: true as const,
    vipCode: readCode(vipCode) || undefined,
    captcha,
  }
}

export function registerProblems(values: AccountValues): FieldProblems {
  const password = passwordProblem(values.password)
  const { error } = registerBodySchema.safeParse(registerBody(values, { languageType: 0 }))
  return {
    ...fieldsOf(error?.issues.map(({ path }) => path.join('.')) ?? [], values.method),
    ...missingName(values),
    ...(password && { password }),
    ...(!values.terms && { terms: 'terms_missing' }),
  }
}
