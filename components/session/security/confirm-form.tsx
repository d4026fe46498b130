'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#components/ui/controls/button.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { Ends, Grid } from '#components/ui/layout/layout.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { readLoginName } from '@fanfare/contract/typed-text.ts'
import type { CallError } from '#store/call-error.ts'
import { CodeField } from '../form/code-field.tsx'
import { ShownPasswordField, useNewPasswordText } from './shown-password-field.tsx'
import { useConfirmRefusal, type Confirmed } from './use-confirm-refusal.ts'
import styles from './account.module.css'

interface ConfirmFormProps {
  /** Prefix of its fields' ids. */
  form: string
  /** Not needed for a code alone. */
  loginName?: string
  /** The proofs that the person is there, and a new password. `app`: a recovery code does not count. */
  asks: { name?: boolean; password?: boolean; newPassword?: boolean; code?: boolean | 'app' }
  submit: string
  onCancel?: () => void
  /** @returns the refusal, or `again` when the form asks for more from now on */
  send: (values: Confirmed) => Promise<CallError | { alert: string } | 'again' | undefined>
  /** Above the fields. */
  children?: ReactNode
}

const EMPTY: Confirmed & { name: string } = { password: '', newPassword: '', code: '', name: '' }

/** Asks for the user's name, the password or a code; each refusal is under its field. */
export function ConfirmForm({ form, loginName = '', asks, submit, onCancel, send, children }: ConfirmFormProps) {
  const t = useTranslations()
  const refusalOf = useConfirmRefusal()
  const problemText = useNewPasswordText()
  const { control, register, handleSubmit, reset, formState, setError } = useForm({ defaultValues: EMPTY })
  const typed = useWatch({ control, defaultValue: EMPTY })
  const [alert, setAlert] = useState<string | null>(null)
  const { errors, isSubmitting } = formState
  const onSubmit = handleSubmit(async (values) => {
    setAlert(null)
    const error = await send(values)
    if (error === undefined) return reset(EMPTY)
    if (error === 'again') return
    if ('alert' in error) return setAlert(error.alert)
    const { field, text } = refusalOf(error)
    if (field === 'session' || field === null) setAlert(text)
    else setError(field, { message: text }, { shouldFocus: true })
  })
  const isSame = (name: string) => readLoginName(name) === readLoginName(loginName)
  return (
    <Grid
      as="form"
      method="post"
      noValidate
      gap="16"
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      {asks.name && (
        <Field
          form={form}
          name="name"
          label={t('my_data.type_name', { name: loginName })}
          type="text"
          autoComplete="off"
          input={register('name', { validate: (value) => isSame(value) || t('my_data.name_differs') })}
          message={errors.name?.message === undefined ? undefined : { tone: 'error', text: errors.name.message }}
        />
      )}
      {asks.password && (
        <ShownPasswordField
          form={form}
          kind="current"
          loginName={loginName}
          name="password"
          label={t(asks.newPassword ? 'security.password_current' : 'account.password')}
          input={register('password', { validate: (value) => value !== '' || t('account.error_password_missing') })}
          value={typed.password ?? ''}
          error={errors.password?.message}
        />
      )}
      {asks.newPassword && (
        <ShownPasswordField
          form={form}
          kind="new"
          name="newPassword"
          label={t('security.password_new')}
          input={register('newPassword', { validate: (value) => problemText(value) ?? true })}
          value={typed.newPassword ?? ''}
          error={errors.newPassword?.message}
        />
      )}
      {asks.code && (
        <CodeField
          form={form}
          isNext={asks.newPassword}
          isAppOnly={asks.code === 'app'}
          input={register('code', { validate: (value) => value.trim() !== '' || t('account.error_code_missing') })}
          error={errors.code?.message}
        />
      )}
      {alert !== null && (
        <Notice tone="error" role="alert">
          {alert}
        </Notice>
      )}
      <Ends justify="start">
        <Button type="submit" busy={isSubmitting}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {t('common.btn_cancel')}
          </Button>
        )}
      </Ends>
    </Grid>
  )
}
