'use client'

import { useCallback } from 'react'
import type { DemoLogin } from '#lib/demo-logins.ts'
import { sessionApi } from '#store/api/session.ts'
import { AccountFormLive } from '../form/account-form-live.tsx'
import { DemoLogins } from './demo-logins.tsx'
import { loginBody, loginFormSchema } from './login-schema.ts'
import type { SendFormOptions } from '../form/use-send-form.ts'

export interface LoginProps {
  /** Without +, of the page's language. */
  areaCode: string
  languageType: number
  demoLogins: readonly DemoLogin[]
}

export function LoginLive({ areaCode, languageType, demoLogins }: LoginProps) {
  const [logIn] = sessionApi.endpoints.login.useMutation()
  const send: SendFormOptions['send'] = useCallback((values, captcha) => logIn(loginBody(values, captcha)), [logIn])
  return (
    <AccountFormLive
      kind="login"
      areaCode={areaCode}
      languageType={languageType}
      links={{}}
      schema={loginFormSchema}
      send={send}
      fallback="/"
      below={(fill) => (
        <DemoLogins
          logins={demoLogins}
          onFill={({ loginName, password }) => fill({ method: 'email', email: loginName, password })}
        />
      )}
    />
  )
}
