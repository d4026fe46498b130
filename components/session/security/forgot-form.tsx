import { useTranslations } from 'next-intl'
import type { ReactNode, SubmitEventHandler } from 'react'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'
import { ACCOUNT_FORM } from '../form/form-marks.ts'
import styles from './account.module.css'

interface ForgotFormProps {
  input?: FieldInput
  message?: FieldMessage
  captcha: ReactNode
  alert?: ReactNode
  submit: ReactNode
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** Of the server, and of the island. */
export function ForgotForm({ input, message, captcha, alert, submit, onSubmit }: ForgotFormProps) {
  const t = useTranslations()
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.reset} {...{ [ACCOUNT_FORM]: 'forgot' }}>
      <p className={styles.quiet}>{t('security.forgot_text')}</p>
      <Field
        form="forgot"
        name="email"
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        input={input}
        message={message ?? { tone: 'hint', text: t('security.forgot_mobile') }}
      />
      {captcha}
      {alert}
      {submit}
    </form>
  )
}
