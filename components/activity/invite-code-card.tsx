'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import type { MyActivity } from '@fanfare/contract/activity/activity.ts'
import { readCode } from '@fanfare/contract/typed-text.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'
import { Facts, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './invite-code-card.module.css'

/**
 * The code of the user's inviter, else the platform's code from the registration; without an inviter, the form that binds a KOL
 * (spec §7 kol/bind).
 */
export function InviteCodeCard({ activityId, my, endTime }: { activityId: string; my: MyActivity; endTime: number }) {
  const { user } = useAuth()
  const { t, locale, zone } = useMyWords()
  const now = useNow()
  const isInvited = Boolean(user?.inviteCode)
  const registered = useAnswer(activityApi.useRegisterCodeQuery(isInvited ? skipToken : undefined))
  const code = user?.inviteCode ?? registered.data?.code
  const canBind = !isInvited && (now === null || now < endTime)
  // Without both answers, the form would say that there is no code.
  if (!user || !(isInvited || registered.isKnown) || (!code && !my.applied && !canBind)) return null
  return (
    <Card padded="rows" aria-label={t('activity.joined_through')}>
      <Fold title={t('activity.joined_through')}>
        <Facts
          facts={[
            code && [
              t('activity.invite_code'),
              <bdi key="code" dir="ltr">
                {code}
              </bdi>,
            ],
            my.appliedAt !== null && [t('activity.joined_on'), formatDate(locale, my.appliedAt, zone)],
          ]}
        />
        {canBind && <BindForm activityId={activityId} hasCode={Boolean(code)} />}
      </Fold>
    </Card>
  )
}

function BindForm({ activityId, hasCode }: { activityId: string; hasCode: boolean }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [bind, { isLoading }] = taskApi.useKolBindMutation()
  const { notify } = useNotify()
  const errorText = useErrorText()
  const t = useTranslations('activity')
  const fieldId = useId()
  const problemId = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (readCode(code) === '' || isLoading) return
    const { data, error } = await bind({ activityId, code })
    if (data) notify(t('bound', { agent: data.agent }), { modeType: 'success' })
    setProblem(data ? '' : errorText(error))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={fieldId}>{t(hasCode ? 'another_invite_code' : 'no_invite_code')}</label>
      <Row gap="8" wrap>
        <input
          id={fieldId}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          value={code}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <OnlineButton variant="outlined" type="submit" busy={isLoading}>
          {t('bind')}
        </OnlineButton>
      </Row>
      {problem && (
        <Text id={problemId} tone="error" role="alert">
          {problem}
        </Text>
      )}
    </form>
  )
}
