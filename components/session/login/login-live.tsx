import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNotify } from '#components/notification/use-notify.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { useLocale, useTranslations } from 'next-intl'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { accountApi } from '#store/api/account.ts'
import { AccountFormLive } from '../form/account-form-live.tsx'
import type { AccountOffer } from '../form/account-offer.ts'
import type { AccountValues } from '../form/account-values.ts'
import { DemoLogins } from './demo-logins.tsx'
import { loginBody, loginProblems } from './login-schema.ts'

interface LoginProps extends AccountOffer {
  demoLogins: readonly DemoLogin[]
}

export function LoginLive({ demoLogins, ...form }: LoginProps) {
  // A first sign-in at the provider may begin here, too.
  const [inviteCode] = useState(() => (form.provider ? rememberInviteCode(window.location.search) : null))
  const [logIn] = accountApi.useLoginMutation()
  const t = useTranslations()
  const locale = useLocale()
  const { notify } = useNotify()
  return (
    <AccountFormLive
      {...form}
      kind="login"
      problems={loginProblems}
      send={async (values, captcha) => {
        const answer = await logIn(loginBody(values, captcha))
        const left = answer.data?.recoveryCodesLeft
        if (left !== undefined)
          notify(t('account.recovery_left', { count: formatNumber(locale, String(left)) }), { modeType: 'normal' })
        return answer
      }}
      inviteCode={inviteCode}
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
