import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useExport } from '#components/notification/use-export.ts'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { sumText } from '#components/ui/text/use-reward-text.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { userExport, type userDeletion } from '@fanfare/contract/session/account.ts'
import { securityApi } from '#store/api/security.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { endSession } from '#store/session.ts'
import { Ends, Grid } from '#components/ui/layout/layout.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { SecurityCard } from './security-card.tsx'
import styles from './account.module.css'

/** A copy of the user's data, and the end of the account. */
export function DataSection() {
  const t = useTranslations('my_data')
  const { state, run } = useExport()
  const notifyOutcome = useNotifyOutcome()
  const [isDeleting, setDeleting] = useState(false)
  // The consequences, then the confirmation.
  const deletion = securityApi.useUserDeletionQuery(undefined, { skip: !isDeleting, refetchOnMountOrArgChange: true })
  const save = async () => {
    const { file, error } = await run(userExport, {}, 'fanfare-my-data.json')
    if (file ?? error) notifyOutcome({ error }, t('saved'))
  }
  return (
    <SecurityCard title={t('title')} text={t('text')}>
      <Ends justify="start">
        <Button variant="outlined" busy={state.status === 'running'} onClick={save}>
          <SmallIcon icon="download-simple" />
          {t('export')}
        </Button>
        {!isDeleting && (
          <Button variant="outlined" onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        )}
      </Ends>
      {isDeleting &&
        (deletion.data ? (
          <DeletionForm deletion={deletion.data} onCancel={() => setDeleting(false)} />
        ) : deletion.isError ? (
          <FailedNotice text={t('failed')} onRetry={deletion.refetch} />
        ) : (
          <Skeleton height="280px" radius="card" />
        ))}
    </SecurityCard>
  )
}

type DeletionData = CallData<typeof userDeletion>

function Sums({ title, sums }: { title: string; sums: DeletionData['lost'] }) {
  const words = useWords()
  const { t, counted } = words
  if (sums.length === 0) return null
  return (
    <div>
      <b>{title}</b>
      <ul className={styles.sums}>
        {sums.map(({ amount, rewards, rewardType, kind }, place) => (
          <li key={place}>
            {'unit' in amount
              ? sumText({ ...amount, rewardType, kind }, words)
              : 'count' in amount
                ? t('task.draws', counted(amount.count))
                : t('my_data.prizes', counted(rewards))}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DeletionFormProps {
  deletion: DeletionData
  onCancel: () => void
}

export function DeletionForm({ deletion: { lost, open, confirm }, onCancel }: DeletionFormProps) {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  const [remove] = securityApi.useDeleteUserMutation()
  return (
    <ConfirmForm
      form="deletion"
      asks={{ name: true, ...confirm }}
      submit={t('my_data.delete_for_ever')}
      onCancel={onCancel}
      send={({ password, code }) => remove({ password: password || undefined, code: code || undefined })}
      done={t('my_data.deleted')}
      onDone={() => dispatch(endSession(null))}
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
