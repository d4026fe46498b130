import { useTranslations } from 'next-intl'
import type { ReactNode, SubmitEventHandler } from 'react'
import { Field } from '#components/ui/controls/field.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import type { FieldState } from '../form/password-field.tsx'

interface ForgotFormProps extends FieldState {
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** Captcha, alert and button. */
  children: ReactNode
}

/** Rendered by the server and by the island. */
export function ForgotForm({ input, message, onSubmit, children }: ForgotFormProps) {
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
      {children}
    </Grid>
  )
}
