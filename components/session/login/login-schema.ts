import type { CallInput } from '@fanfare/contract/define-call.ts'
import type { login } from '@fanfare/contract/session/login.ts'
import { phoneDigits } from '#lib/session/phone-digits.ts'
import { formSchema, type AccountValues } from '../form/account-values.ts'

/** The login does not check the format of a name: a malformed name is an unknown name (contract §3). */
export const loginFormSchema = formSchema((values) => ({
  ...(values.method === 'email' && values.email.trim() === '' && { email: 'email_missing' }),
  ...(values.method === 'mobile' && phoneDigits(values.mobile) === '' && { mobile: 'mobile_missing' }),
  ...(values.password === '' && { password: 'password_missing' }),
}))

/** `loginName` is the e-mail, or `+{areaCode}{mobile}` (contract §3). */
export const loginBody = (
  { method, email, areaCode, mobile, password, code }: AccountValues,
  captcha: string | undefined,
): CallInput<typeof login>['body'] => ({
  loginName: method === 'email' ? email.trim() : `+${areaCode}${phoneDigits(mobile)}`,
  password,
  ...(captcha !== undefined && { captcha }),
  ...(code.trim() !== '' && { code: code.trim() }),
})
