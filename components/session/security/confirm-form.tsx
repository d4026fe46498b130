import { useLocale, useTranslations } from 'next-intl'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { Ends, Grid } from '#components/ui/layout/layout.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import { passwordLength } from '@fanfare/contract/session/session.ts'
import { readLoginName } from '@fanfare/contract/typed-text.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { CallError } from '#store/call-error.ts'
import { CodeField } from '../form/code-field.tsx'
import { PasswordField, useNewPassword } from '../form/password-field.tsx'
import styles from './account.module.css'

const EMPTY = { password: '', newPassword: '', code: '', name: '' }

interface ConfirmFormProps<Answer> {
  /** Prefix of its fields' ids. */
  form: string
  /** The proofs that the person is there, and a new password. `app`: a recovery code does not count. */
  asks: { name?: boolean; password?: boolean; newPassword?: boolean; code?: boolean | 'app' }
  submit: string
  /** Fills its column, as the only form of a page. */
  isAlone?: boolean
  onCancel?: () => void
  /** Without answer and error, the form asks for more from now on. `alert`: why the answer is of no use. */
  send: (values: typeof EMPTY) => Promise<{ data?: Answer; error?: unknown; alert?: string }>
  /** Said when it is done. */
  done?: string
  onDone?: (answer: Answer) => void
  /** Above the fields. */
  children?: ReactNode
}

/** Asks for the user's name, the password or a code; each refusal is under its field. */
export function ConfirmForm<Answer>({
  form,
  asks,
  submit,
  isAlone,
  onCancel,
  send,
  done,
  onDone,
  children,
}: ConfirmFormProps<Answer>) {
  const t = useTranslations()
  const loginName = useAuth().user?.loginName ?? ''
  const { notify } = useNotify()
  const locale = useLocale()
  const zone = useMyZone()
  const errorText = useErrorText()
  const { problemText, hint } = useNewPassword()
  const { control, register, handleSubmit, reset, formState, setError } = useForm({ defaultValues: EMPTY })
  const newPassword = useWatch({ control, name: 'newPassword' })
  const { errors, isSubmitting } = formState
  /** Where a refusal of a password or a code is shown, and its sentence. */
  const refusalOf = (error: CallError): [field: keyof typeof EMPTY | 'root', text: string] => {
    const { code, data } = error.kind === 'gateway' ? error : { code: '', data: undefined }
    switch (codeName(code)) {
      case 'WRONG_CREDENTIALS':
        // Only a new login confirms.
        if (data?.field === 'session') return ['root', t('my_data.log_in_again')]
        return ['password', t('security.password_wrong')]
      case 'WEAK_PASSWORD':
        return ['newPassword', t('account.error_password_common')]
      case 'SECOND_FACTOR':
        return ['code', t('account.error_code_wrong')]
      case 'NOT_FOUND':
      case 'ALREADY_BOUND':
        return ['root', t('factor.changed')]
      case 'ACCOUNT_LOCKED': {
        const time = formatTime(locale, data?.retryAt ?? serverNow(), zone)
        return [data?.field === 'code' ? 'code' : 'password', t('account.error_locked', { time })]
      }
      default:
        return ['root', errorText(error)]
    }
  }
  const onSubmit = handleSubmit(async (values) => {
    const { data, error, alert } = await send(values)
    if (alert) return setError('root', { message: alert })
    if (error) {
      const [field, message] = refusalOf(error as CallError)
      return setError(field, { message }, { shouldFocus: true })
    }
    if (!data) return
    if (done) notify(done, { modeType: 'success' })
    reset()
    onDone?.(data)
  })
  const isSame = (name: string) => readLoginName(name) === readLoginName(loginName)
  const field = (name: keyof typeof EMPTY, validate: (value: string) => boolean | string | undefined) => ({
    form,
    name,
    input: register(name, { validate }),
    message: messageOf(errors[name]?.message),
  })
  return (
    <Grid as="form" method="post" noValidate gap="16" className={isAlone ? undefined : styles.form} onSubmit={onSubmit}>
      {children}
      {asks.name && (
        <Field
          {...field('name', (name) => isSame(name) || t('my_data.name_differs'))}
          label={t('my_data.type_name', { name: loginName })}
          autoComplete="off"
        />
      )}
      {asks.password && (
        <>
          {/* Password managers need a name with the password. */}
          {loginName && (
            <input type="text" autoComplete="username" title={loginName} value={loginName} readOnly hidden />
          )}
          <ShownPasswordField
            {...field('password', (value) => value !== '' || t('account.error_password_missing'))}
            kind="current"
            label={t(asks.newPassword ? 'security.password_current' : 'account.password')}
          />
        </>
      )}
      {asks.newPassword && (
        <ShownPasswordField
          {...field('newPassword', problemText)}
          kind="new"
          label={t('security.password_new')}
          message={messageOf(errors.newPassword?.message) ?? hint(newPassword)}
          length={passwordLength(newPassword)}
        />
      )}
      {asks.code && (
        <CodeField
          {...field('code', (value) => value.trim() !== '' || t('account.error_code_missing'))}
          error={errors.code?.message}
          isNext={asks.newPassword}
          isAppOnly={asks.code === 'app'}
        />
      )}
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <Ends justify="start">
        <Button type="submit" busy={isSubmitting} size={isAlone ? 'lg' : 'md'} full={isAlone}>
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

/** A password that can be shown. */
function ShownPasswordField(field: ComponentProps<typeof PasswordField>) {
  const [shown, setShown] = useState(false)
  return <PasswordField {...field} shown={shown} onShow={() => setShown(!shown)} />
}
