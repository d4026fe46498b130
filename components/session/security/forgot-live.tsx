'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { readLoginName, seenText } from '@fanfare/contract/typed-text.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { serverNow } from '#lib/http/clock.ts'
import { securityApi } from '#store/api/security.ts'
import type { CallError } from '#store/call-error.ts'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { keepTyped, useTyped } from '../form/hand-over.ts'
import { placeRefusal, type Place } from '../form/place-refusal.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { useCaptcha } from '../form/use-captcha.ts'
import { ForgotForm } from './forgot-form.tsx'

interface Props {
  languageType: number
  hasCaptcha: boolean
}

export function ForgotLive({ languageType, hasCaptcha }: Props) {
  const t = useTranslations()
  const captcha = useCaptcha('forgot')
  const errorText = useErrorText()
  const [send] = securityApi.useForgotPasswordMutation()
  const { texts } = useTyped()
  const [refusal, setRefusal] = useState<{ place: Place; text: string } | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: texts.email ?? '' } })
  const isAsked = hasCaptcha || captcha.state !== 'idle'

  useEffect(() => keepTyped(document), [])

  const refuse = (error: CallError | undefined) => {
    const place = placeRefusal(error, { method: 'email', now: serverNow() })
    setRefusal({ place, text: errorText(error) })
    return place
  }
  const submit = handleSubmit(async ({ email }) => {
    setRefusal(null)
    const checked = isAsked ? await captcha.check() : { ok: true as const, answer: undefined }
    if (!checked.ok) return void refuse(checked.error)
    const { data, error } = await send({ loginName: email, languageType, captcha: checked.answer })
    if (data) return setSentTo(readLoginName(email))
    captcha.spend(refuse(error as CallError | undefined).at === 'captcha' ? 'refused' : 'idle')
  })

  if (sentTo !== null) return <ForgotSent email={sentTo} />
  const problem = formState.errors.email?.message
  const place = refusal?.place ?? null
  return (
    <ForgotForm
      input={register('email', {
        validate: (value) =>
          value.includes('@') || t(`account.error_email_${seenText(value) === '' ? 'missing' : 'invalid'}`),
      })}
      message={problem === undefined ? undefined : { tone: 'error', text: problem }}
      captcha={
        isAsked && <CaptchaBox state={captcha.state} provider={captcha.provider} onCheck={() => void captcha.check()} />
      }
      alert={<FormAlert refusal={place} text={refusal?.text ?? null} onRetry={() => void submit()} />}
      submit={
        <SubmitButton
          busy={formState.isSubmitting}
          wait={place?.at === 'wait' ? place : null}
          onWaited={() => setRefusal(null)}
        >
          {t('security.forgot_submit')}
        </SubmitButton>
      }
      onSubmit={(event) => void submit(event)}
    />
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
