import type { AccountValues } from '../form/account-values.ts'
import type { Typed } from './read-typed.ts'

/** The form starts with what was typed into the server's; a typed invite code wins over the remembered one. */
export const initialValues = ({ texts, ticked }: Typed, areaCode: string, inviteCode: string): AccountValues => ({
  method: texts.method === 'mobile' ? 'mobile' : 'email',
  email: texts.email ?? '',
  areaCode,
  mobile: texts.mobile ?? '',
  password: texts.password ?? '',
  vipCode: texts.vipCode || inviteCode,
  terms: ticked.includes('terms'),
})
