'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { codeName } from '@fanfare/contract/codes.ts'
import { securityApi } from '#store/api/security.ts'
import type { CallError } from '#store/call-error.ts'
import { Grid, Stack } from '#components/ui/layout/layout.tsx'
import { ShownPasswordField, useNewPasswordText } from './shown-password-field.tsx'

const TOKEN = /^#token=([\w-]{1,128})$/

const EMPTY = { newPassword: '' }

/** A mail's link after a click: a form for the new password, or where to get another link. */
export function ResetLive() {
  const [token] = useState(() => TOKEN.exec(window.location.hash)?.[1] ?? null)
  const [state, setState] = useState<'open' | 'over' | 'done'>('open')
  // Keeps the token out of history and bookmarks; the page in another language still gets it (`lib/head/answers.ts`).
  useEffect(() => {
    if (token === null) return undefined
    const { dataset } = document.documentElement
    window.history.replaceState(window.history.state, '', window.location.pathname)
    dataset.hash = `#token=${token}`
    return () => void delete dataset.hash
  }, [token])
  if (token === null) return <ResetEnd how="missing" />
  if (state !== 'open') return <ResetEnd how={state} />
  return <ResetForm token={token} onEnd={setState} />
}

/** The step after the password is changed, or when the link is of no use. */
export function ResetEnd({ how }: { how: 'missing' | 'over' | 'done' }) {
  const t = useTranslations('security')
  const login = useTranslations('shell')('log_in')
  if (how === 'done')
    return (
      <Next href="/login" label={login}>
        <Notice tone="good" role="status">
          <b>{t('reset_done_title')}</b>
          <p>{t('reset_done_text')}</p>
        </Notice>
      </Next>
    )
  return (
    <Next href="/forgot-password" label={t('reset_ask')}>
      <Notice tone="error" role="alert">
        {t(`reset_${how}`)}
      </Notice>
    </Next>
  )
}

function Next({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <Stack gap="12" top="20">
      {children}
      <Button href={href} locale={locale} size="lg" full>
        {label}
      </Button>
    </Stack>
  )
}

export function ResetForm({ token, onEnd }: { token: string; onEnd: (how: 'over' | 'done') => void }) {
  const t = useTranslations()
  const errorText = useErrorText()
  const problemText = useNewPasswordText()
  const [send] = securityApi.endpoints.resetPassword.useMutation()
  const [alert, setAlert] = useState<string | null>(null)
  const { control, register, handleSubmit, formState, setError } = useForm({ defaultValues: EMPTY })
  const typed = useWatch({ control }) as typeof EMPTY

  const refuse = (error: CallError | undefined) => {
    const code = error?.kind === 'gateway' ? codeName(error.code) : undefined
    if (code === 'WRONG_CREDENTIALS') onEnd('over')
    else if (code === 'WEAK_PASSWORD')
      setError('newPassword', { message: t('account.error_password_common') }, { shouldFocus: true })
    else setAlert(errorText(error))
  }
  const submit = handleSubmit(async ({ newPassword }) => {
    setAlert(null)
    const { data, error } = await send({ token, newPassword })
    if (data) onEnd('done')
    else refuse(error as CallError | undefined)
  })
  return (
    <Grid as="form" method="post" noValidate gap="16" top="20" onSubmit={(event) => void submit(event)}>
      <ShownPasswordField
        form="reset"
        kind="new"
        name="newPassword"
        label={t('security.password_new')}
        input={register('newPassword', { validate: (value) => problemText(value) ?? true })}
        value={typed.newPassword ?? ''}
        error={formState.errors.newPassword?.message}
      />
      {alert !== null && (
        <Notice tone="error" role="alert">
          {alert}
        </Notice>
      )}
      <Button type="submit" size="lg" full busy={formState.isSubmitting}>
        {t('security.reset_submit')}
      </Button>
    </Grid>
  )
}
