'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import { securityApi } from '#store/api/security.ts'
import type { CallError } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionRenewed } from '#store/session.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { SecurityCard } from './security-card.tsx'

/** Changes the password. Renders nothing for an account that has none. */
export function PasswordSection() {
  const { user } = useAuth()
  return user?.settings.hasPassword === true ? <ChangePassword loginName={user.loginName} /> : null
}

function ChangePassword({ loginName }: { loginName: string }) {
  const t = useTranslations()
  const { notify } = useNotify()
  const dispatch = useAppDispatch()
  const [change] = securityApi.useChangePasswordMutation()
  const [isCodeAsked, setCodeAsked] = useState(false)
  return (
    <SecurityCard title={t('security.password_title')} text={t('security.password_text')}>
      <ConfirmForm
        form="change"
        loginName={loginName}
        asks={{ password: true, newPassword: true, code: isCodeAsked }}
        submit={t('security.password_submit')}
        send={async ({ code, password, newPassword }) => {
          const { data, error } = await change({ password, newPassword, ...(isCodeAsked && { code }) })
          if (!data) {
            const known = error as CallError
            const isCodeMissing = known.kind === 'gateway' && codeName(known.code) === 'SECOND_FACTOR' && !isCodeAsked
            if (isCodeMissing) setCodeAsked(true)
            return isCodeMissing ? 'again' : known
          }
          if (!dispatch(sessionRenewed(data))) return { alert: t('account.not_kept_login') }
          setCodeAsked(false)
          notify(t('security.password_changed'), { modeType: 'success' })
          return undefined
        }}
      />
    </SecurityCard>
  )
}
