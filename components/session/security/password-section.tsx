'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { serverNow } from '#lib/http/clock.ts'
import { securityApi } from '#store/api/security.ts'
import type { CallError } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionRenewed } from '#store/session.ts'
import { SecurityCard } from './security-card.tsx'
import { ShownPasswordField, useNewPasswordText } from './shown-password-field.tsx'
import styles from './account.module.css'

const EMPTY = { password: '', newPassword: '' }

/** Changes the password. Renders nothing for an account that has none. */
export function PasswordSection() {
  const { user } = useAuth()
  return user?.settings.hasPassword === true ? <ChangePassword loginName={user.loginName} /> : null
}

function ChangePassword({ loginName }: { loginName: string }) {
  const t = useTranslations('security')
  const { notify } = useNotify()
  const dispatch = useAppDispatch()
  const problemText = useNewPasswordText()
  const [change] = securityApi.endpoints.changePassword.useMutation()
  const { control, register, handleSubmit, reset, formState, setError } = useForm({ defaultValues: EMPTY })
  const typed = useWatch({ control }) as typeof EMPTY
  const refuse = useRefusal()
  const [alert, setAlert] = useState<string | null>(null)
  const { errors, isSubmitting } = formState
  const account = useTranslations('account')

  const submit = handleSubmit(async (values) => {
    setAlert(null)
    const { data, error } = await change(values)
    if (!data) {
      const { field, text } = refuse(error as CallError | undefined)
      if (field === null) setAlert(text)
      else setError(field, { message: text }, { shouldFocus: true })
      return
    }
    if (!dispatch(sessionRenewed(data))) return setAlert(account('not_kept_login'))
    reset(EMPTY)
    notify(t('password_changed'), { modeType: 'success' })
  })

  return (
    <SecurityCard title={t('password_title')} text={t('password_text')}>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ShownPasswordField
          form="change"
          kind="current"
          loginName={loginName}
          name="password"
          label={t('password_current')}
          input={register('password', { validate: (value) => value !== '' || account('error_password_missing') })}
          value={typed.password ?? ''}
          error={errors.password?.message}
        />
        <ShownPasswordField
          form="change"
          kind="new"
          name="newPassword"
          label={t('password_new')}
          input={register('newPassword', { validate: (value) => problemText(value) ?? true })}
          value={typed.newPassword ?? ''}
          error={errors.newPassword?.message}
        />
        {alert !== null && (
          <Notice tone="error" role="alert">
            {alert}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isSubmitting}>
            {t('password_submit')}
          </Button>
        </div>
      </form>
    </SecurityCard>
  )
}

/** Where a refusal is shown, and its sentence. */
function useRefusal() {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const errorText = useErrorText()
  return (error: CallError | undefined): { field: keyof typeof EMPTY | null; text: string } => {
    const code = error?.kind === 'gateway' ? codeName(error.code) : undefined
    if (code === 'WRONG_CREDENTIALS') return { field: 'password', text: t('security.password_wrong') }
    if (code === 'WEAK_PASSWORD') return { field: 'newPassword', text: t('account.error_password_common') }
    if (code !== 'ACCOUNT_LOCKED') return { field: null, text: errorText(error) }
    const until = (error?.kind === 'gateway' ? error.data?.retryAt : undefined) ?? serverNow()
    return { field: 'password', text: t('account.error_locked', { time: formatTime(locale, until, zone) }) }
  }
}
