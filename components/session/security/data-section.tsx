'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { userExport, type userDeletion } from '@fanfare/contract/session/account.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { readFile } from '#lib/http/read-file.ts'
import { securityApi } from '#store/api/security.ts'
import { describeError, type CallError } from '#store/call-error.ts'
import { useAppDispatch, useFileCall } from '#store/hooks.ts'
import { endSession } from '#store/session.ts'
import { Ends, Grid } from '#components/ui/layout/layout.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { SecurityCard } from './security-card.tsx'
import styles from './account.module.css'

/** A copy of the user's data, and the end of the account. */
export function DataSection() {
  const t = useTranslations('my_data')
  const { user } = useAuth()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SecurityCard title={t('title')} text={t('text')}>
      <Ends justify="start">
        <ExportButton />
        {!isDeleting && (
          <Button variant="outlined" onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        )}
      </Ends>
      {isDeleting && user !== null && <Deletion loginName={user.loginName} onCancel={() => setDeleting(false)} />}
    </SecurityCard>
  )
}

function ExportButton() {
  const t = useTranslations('my_data')
  const callForFile = useFileCall()
  const notifyError = useNotifyError()
  const { notify } = useNotify()
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    const control = new AbortController()
    running.current = control
    setRunning(true)
    try {
      const answer = await callForFile(userExport, {}, { signal: control.signal })
      saveFile(await readFile(answer, () => undefined), 'fanfare-my-data.json')
      notify(t('saved'), { modeType: 'success' })
    } catch (error) {
      if (!control.signal.aborted) notifyError(describeError(error))
    }
    setRunning(false)
  }
  return (
    <Button variant="outlined" busy={isRunning} onClick={() => void run()}>
      <Icon icon="download-simple" size="sm" />
      {t('export')}
    </Button>
  )
}

interface DeletionProps {
  loginName: string
  onCancel: () => void
}

/** The consequences, then the confirmation. */
function Deletion(props: DeletionProps) {
  const t = useTranslations()
  const { data, isError, refetch } = securityApi.endpoints.userDeletion.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (data) return <DeletionForm {...props} deletion={data} />
  if (!isError) return <Skeleton height="280px" radius="card" />
  return <FailedNotice text={t('my_data.failed')} onRetry={() => void refetch()} />
}

type DeletionData = CallData<typeof userDeletion>

function Sums({ title, sums }: { title: string; sums: DeletionData['lost'] }) {
  const t = useTranslations()
  const locale = useLocale()
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  if (sums.length === 0) return null
  return (
    <div>
      <b>{title}</b>
      <ul className={styles.sums}>
        {sums.map(({ amount, rewards, rewardType, kind }, place) => (
          <li key={place}>
            {'unit' in amount
              ? rewardType && kind
                ? t('task.amount_of_kind', {
                    amount: formatMoney(locale, amount),
                    kind: t(`task.word.${rewardWord({ rewardType, kind, amount })}`),
                  })
                : formatMoney(locale, amount)
              : 'count' in amount
                ? t('task.draws', number(amount.count))
                : t('my_data.prizes', number(rewards))}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function DeletionForm({ loginName, onCancel, deletion }: DeletionProps & { deletion: DeletionData }) {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  const { notify } = useNotify()
  const [remove] = securityApi.endpoints.deleteUser.useMutation()
  const { lost, open, confirm } = deletion
  return (
    <ConfirmForm
      form="deletion"
      loginName={loginName}
      asks={{ name: true, ...confirm }}
      submit={t('my_data.delete_for_ever')}
      onCancel={onCancel}
      send={async ({ password, code }) => {
        const { data, error } = await remove({ ...(confirm.password && { password }), ...(confirm.code && { code }) })
        if (data) {
          dispatch(endSession(null))
          notify(t('my_data.deleted'), { modeType: 'success' })
        }
        return error as CallError | undefined
      }}
    >
      <Notice tone="error" icon={<Icon icon="warning-circle" weight="fill" />}>
        <Grid gap="12">
          <p>
            <b>{t('my_data.lost_title')}</b>
          </p>
          <p>{t('my_data.lost_text')}</p>
          <Sums title={t('my_data.lost_claims')} sums={lost} />
          <Sums title={t('my_data.lost_open')} sums={open} />
          <p>{t('my_data.kept')}</p>
        </Grid>
      </Notice>
    </ConfirmForm>
  )
}
