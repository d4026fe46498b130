'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { codeName } from '@fanfare/contract/codes.ts'
import { securityApi } from '#store/api/security.ts'
import type { CallError } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionRenewed } from '#store/session.ts'
import { CodeField } from '../form/code-field.tsx'
import { SecurityCard } from './security-card.tsx'
import { ShownPasswordField, useNewPasswordText } from './shown-password-field.tsx'
import { useConfirmRefusal } from './use-confirm-refusal.ts'
import styles from './account.module.css'

const EMPTY = { password: '', newPassword: '', code: '' }

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
  const refusalOf = useConfirmRefusal()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const { errors, isSubmitting } = formState
  const account = useTranslations('account')

  function refuse(error: CallError): void {
    const name = error.kind === 'gateway' ? codeName(error.code) : undefined
    if (name === 'SECOND_FACTOR' && !isCodeAsked) return setCodeAsked(true)
    if (name === 'WEAK_PASSWORD')
      return setError('newPassword', { message: account('error_password_common') }, { shouldFocus: true })
    const { field, text } = refusalOf(error)
    if (field === 'session' || field === null) setAlert(text)
    else setError(field, { message: text }, { shouldFocus: true })
  }

  const submit = handleSubmit(async ({ code, ...passwords }) => {
    setAlert(null)
    const { data, error } = await change({ ...passwords, ...(isCodeAsked && { code }) })
    if (!data) return refuse(error as CallError)
    if (!dispatch(sessionRenewed(data))) return setAlert(account('not_kept_login'))
    reset(EMPTY)
    setCodeAsked(false)
    notify(t('password_changed'), { modeType: 'success' })
  })

  return (
    <SecurityCard title={t('password_title')} text={t('password_text')}>
      <Grid
        as="form"
        method="post"
        noValidate
        gap="16"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
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
        {isCodeAsked && (
          <CodeField
            form="change"
            isNext
            input={register('code', { validate: (value) => value.trim() !== '' || account('error_code_missing') })}
            error={errors.code?.message}
          />
        )}
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
      </Grid>
    </SecurityCard>
  )
}
