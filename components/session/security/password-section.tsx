import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { securityApi } from '#store/api/security.ts'
import { isRefusedWith } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionRenewed } from '#store/session.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { SecurityCard } from './security-card.tsx'

/** Changes the password. */
export function PasswordSection() {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  const [change] = securityApi.useChangePasswordMutation()
  const [isCodeAsked, setCodeAsked] = useState(false)
  return (
    <SecurityCard title={t('security.password_title')} text={t('security.password_text')}>
      <ConfirmForm
        form="change"
        asks={{ password: true, newPassword: true, code: isCodeAsked }}
        submit={t('security.password_submit')}
        send={async ({ code, password, newPassword }) => {
          const answer = await change({ password, newPassword, code: isCodeAsked ? code : undefined })
          if (isRefusedWith(answer.error, 'SECOND_FACTOR') && !isCodeAsked) {
            setCodeAsked(true)
            return {}
          }
          if (answer.data && !dispatch(sessionRenewed(answer.data))) return { alert: t('account.not_kept_login') }
          return answer
        }}
        done={t('security.password_changed')}
        onDone={() => setCodeAsked(false)}
      />
    </SecurityCard>
  )
}
