import { useState } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { useLocale, useTranslations } from 'next-intl'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { accountApi } from '#store/api/account.ts'
import { AccountFormLive } from '../form/account-form-live.tsx'
import type { AccountOffer } from '../form/account-offer.ts'
import { DemoLogins } from './demo-logins.tsx'
import { nationalDigits, readPhone } from '@fanfare/contract/typed-text.ts'
import { missingName, type AccountValues, type FieldProblems } from '../form/account-values.ts'

export function LoginLive({ demoLogins, ...form }: AccountOffer & { demoLogins: readonly DemoLogin[] }) {
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
      {(setValue) => (
        <DemoLogins
          logins={demoLogins}
          onFill={({ loginName, password }) => {
            setValue('method', 'email')
            setValue('email', loginName)
            setValue('password', password)
          }}
        />
      )}
    </AccountFormLive>
  )
}

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
