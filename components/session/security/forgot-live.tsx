import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useReplaced } from '#components/ui/browser/use-replaced.ts'
import { messageOf } from '#components/ui/controls/field.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { readLoginName, seenText } from '@fanfare/contract/typed-text.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { securityApi } from '#store/api/security.ts'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { findTyped } from '../form/hand-over.ts'
import { FormAlert, SubmitButton } from '../form/submit-button.tsx'
import { useGuardedSend } from '../form/use-guarded-send.ts'
import { ForgotForm } from './forgot-form.tsx'

export function ForgotLive({ languageType, hasCaptcha }: { languageType: number; hasCaptcha: boolean }) {
  const t = useTranslations()
  const [sendForgotten] = securityApi.useForgotPasswordMutation()
  const [readTyped] = useState(findTyped)
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState, setValue } = useForm({ defaultValues: { email: '' } })
  const { guard, captcha, isAsked, refusal, waiting } = useGuardedSend('forgot', hasCaptcha)
  const onSubmit = handleSubmit(async ({ email }) => {
    const { data } = await guard({ method: 'email' }, (answer) =>
      sendForgotten({ loginName: email, languageType, captcha: answer }),
    )
    if (data) setSentTo(readLoginName(email))
  })

  useReplaced(() => setValue('email', readTyped().texts.email ?? ''))

  if (sentTo) return <ForgotSent email={sentTo} />
  return (
    <ForgotForm
      input={register('email', {
        validate: (value) =>
          value.includes('@') || t(`account.error_email_${seenText(value) === '' ? 'missing' : 'invalid'}`),
      })}
      message={messageOf(formState.errors.email?.message)}
      onSubmit={onSubmit}
    >
      {isAsked && <CaptchaBox {...captcha.box} />}
      <FormAlert refusal={refusal} onRetry={onSubmit} />
      <SubmitButton busy={formState.isSubmitting} {...waiting}>
        {t('security.forgot_submit')}
      </SubmitButton>
    </ForgotForm>
  )
}

/** The same words whether an account has the address or not. */
export function ForgotSent({ email }: { email: string }) {
  const t = useTranslations('security')
  const locale = useLocale()
  return (
    <Stack role="status" gap="12" top="20">
      <Icon icon="check-circle" size="lg" weight="duotone" />
      <h2>{t('forgot_sent_title')}</h2>
      <p>
        <b>{isolateLtr(locale, email)}</b>
      </p>
      <Text tone="secondary" breaks>
        {t('forgot_sent_text')}
      </Text>
    </Stack>
  )
}
