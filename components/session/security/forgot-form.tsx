import { useTranslations } from 'next-intl'
import type { ReactNode, SubmitEventHandler } from 'react'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'

interface ForgotFormProps {
  input?: FieldInput
  message?: FieldMessage
  captcha: ReactNode
  alert?: ReactNode
  submit: ReactNode
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** Rendered by the server and by the island. */
export function ForgotForm({ input, message, captcha, alert, submit, onSubmit }: ForgotFormProps) {
  const t = useTranslations()
  return (
    <Grid as="form" method="post" noValidate onSubmit={onSubmit} gap="16" top="20" data-account-form="forgot">
      <Text tone="secondary" breaks>
        {t('security.forgot_text')}
      </Text>
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
    </Grid>
  )
}
