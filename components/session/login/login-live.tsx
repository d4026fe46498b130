'use client'

import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { phoneDigits } from '#lib/session/phone-digits.ts'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { accountApi } from '#store/api/account.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import type { login } from '@fanfare/contract/session/login.ts'
import { AccountFormLive } from '../form/account-form-live.tsx'
import { formSchema, type AccountValues } from '../form/account-values.ts'
import { DemoLogins } from './demo-logins.tsx'
import type { SendFormOptions } from '../form/use-send-form.ts'

export interface LoginProps {
  /** Without +, of the page's language. */
  areaCode: string
  languageType: number
  hasCaptcha: boolean
  demoLogins: readonly DemoLogin[]
}

export function LoginLive({ areaCode, languageType, demoLogins, hasCaptcha }: LoginProps) {
  const [logIn] = accountApi.endpoints.login.useMutation()
  const send: SendFormOptions['send'] = useCallback((values, captcha) => logIn(loginBody(values, captcha)), [logIn])
  return (
    <AccountFormLive
      kind="login"
      areaCode={areaCode}
      languageType={languageType}
      hasCaptcha={hasCaptcha}
      links={null}
      schema={loginFormSchema}
      send={send}
      fallback="/"
    >
      <FillingDemoLogins logins={demoLogins} />
    </AccountFormLive>
  )
}

function FillingDemoLogins({ logins }: { logins: readonly DemoLogin[] }) {
  const { setValue } = useFormContext<AccountValues>()
  const fill = ({ loginName, password }: DemoLogin) => {
    setValue('method', 'email')
    setValue('email', loginName)
    setValue('password', password)
  }
  return <DemoLogins logins={logins} onFill={fill} />
}

/** The login does not check the format of a name: a malformed name is an unknown name (contract §3). */
export const loginFormSchema = formSchema((values) => ({
  ...(values.method === 'email' && values.email.trim() === '' && { email: 'email_missing' }),
  ...(values.method === 'mobile' && phoneDigits(values.mobile) === '' && { mobile: 'mobile_missing' }),
  ...(values.password === '' && { password: 'password_missing' }),
}))

/** `loginName` is the e-mail, or `+{areaCode}{mobile}` (contract §3). */
export const loginBody = (
  { method, email, areaCode, mobile, password }: AccountValues,
  captcha: string | undefined,
): CallInput<typeof login>['body'] => ({
  loginName: method === 'email' ? email.trim() : `+${areaCode}${phoneDigits(mobile)}`,
  password,
  ...(captcha !== undefined && { captcha }),
})
