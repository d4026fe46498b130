import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import { securityApi } from '#store/api/security.ts'
import { isRefusedWith } from '#store/call-error.ts'
import { Grid, Stack } from '#components/ui/layout/layout.tsx'
import { ConfirmForm } from './confirm-form.tsx'

const TOKEN = /^#token=([\w-]{1,128})$/

/** A mail's link after a click: a form for the new password, or where to get another link. */
export function ResetLive() {
  const [token] = useState(() => TOKEN.exec(window.location.hash)?.[1] ?? null)
  const [state, setState] = useState<'open' | 'over' | 'done'>('open')
  // Keeps the token out of history and bookmarks; the page in another language still gets it (`lib/head/answers.ts`).
  useEffect(() => {
    if (!token) return
    const { dataset } = document.documentElement
    window.history.replaceState(window.history.state, '', window.location.pathname)
    dataset.hash = `#token=${token}`
    return () => void delete dataset.hash
  }, [token])
  if (!token) return <ResetEnd how="missing" />
  if (state !== 'open') return <ResetEnd how={state} />
  return <ResetForm token={token} onEnd={setState} />
}

/** The step after the password is changed, or when the link is of no use. */
export function ResetEnd({ how }: { how: 'missing' | 'over' | 'done' }) {
  const t = useTranslations()
  const isDone = how === 'done'
  return (
    <Stack gap="12" top="20">
      {isDone ? (
        <Notice tone="good" role="status">
          <b>{t('security.reset_done_title')}</b>
          <p>{t('security.reset_done_text')}</p>
        </Notice>
      ) : (
        <Alert>{t(`security.reset_${how}`)}</Alert>
      )}
      <Button href={isDone ? '/login' : '/forgot-password'} size="lg" full>
        {t(isDone ? 'shell.log_in' : 'security.reset_ask')}
      </Button>
    </Stack>
  )
}

export function ResetForm({ token, onEnd }: { token: string; onEnd: (how: 'over' | 'done') => void }) {
  const t = useTranslations('security')
  const [send] = securityApi.useResetPasswordMutation()
  return (
    <Grid top="20">
      <ConfirmForm
        form="reset"
        asks={{ newPassword: true }}
        submit={t('reset_submit')}
        isAlone
        send={async ({ newPassword }) => {
          const answer = await send({ token, newPassword })
          if (!isRefusedWith(answer.error, 'WRONG_CREDENTIALS')) return answer
          onEnd('over')
          return {}
        }}
        onDone={() => onEnd('done')}
      />
    </Grid>
  )
}
