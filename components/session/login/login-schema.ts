import { nationalDigits, readPhone } from '@fanfare/contract/typed-text.ts'
import { missingName, type AccountValues, type FieldProblems } from '../form/account-values.ts'

/** The login does not check the format of a name: a malformed name is an unknown name (contract §3). */
export const loginProblems = (values: AccountValues): FieldProblems => ({
  ...missingName(values),
  ...(values.password === '' && { password: 'password_missing' }),
})

/** The area code before the field counts unless the number has its own. */
const mobileName = (areaCode: string, mobile: string) => {
  const phone = readPhone(mobile)
  return phone.startsWith('+') ? phone : `+${areaCode}${nationalDigits(mobile, areaCode)}`
}

/** `loginName` is the e-mail, or `+{areaCode}{mobile}` (contract §3). */
export const loginBody = ({ method, email, areaCode, mobile, password, code }: AccountValues, captcha?: string) => ({
  loginName: method === 'email' ? email : mobileName(areaCode, mobile),
  password,
  captcha,
  code: code.trim() || undefined,
})
