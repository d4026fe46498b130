'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNotify } from '#components/notification/use-notify.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { accountApi } from '#store/api/account.ts'
import { AccountFormLive } from '../form/account-form-live.tsx'
import type { AccountValues } from '../form/account-values.ts'
import { DemoLogins } from './demo-logins.tsx'
import { loginBody, loginFormSchema } from './login-schema.ts'
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
  const t = useTranslations('account')
  const locale = useLocale()
  const { notify } = useNotify()
  const send: SendFormOptions['send'] = useCallback(
    async (values, captcha) => {
      const answer = await logIn(loginBody(values, captcha))
      const left = answer.data?.recoveryCodesLeft
      if (left !== undefined)
        notify(t('recovery_left', { count: formatNumber(locale, String(left)) }), { modeType: 'normal' })
      return answer
    },
    [logIn, notify, t, locale],
  )
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
