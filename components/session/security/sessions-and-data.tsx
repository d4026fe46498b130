import { useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon, Icon } from '#components/ui/pictures/icon.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { securityApi } from '#store/api/security.ts'
import { Ends, Hint, Row, Grid } from '#components/ui/layout/layout.tsx'
import { SecurityCard } from './password-and-factor.tsx'
import styles from './account.module.css'
import { useTranslations } from 'next-intl'
import { useExport } from '#components/notification/use-export.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { sumText } from '#components/ui/text/use-reward-text.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { userExport, type userDeletion } from '@fanfare/contract/session/account.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { endSession } from '#store/session.ts'
import { ConfirmForm } from './confirm-form.tsx'

/** The browser's own words for a country are enough: this is never rendered by the server. */
const countryName = (locale: Locale, country: string) =>
  new Intl.DisplayNames([LOCALE_FACTS[locale].supportLocale, 'en'], { type: 'region', fallback: 'code' }).of(country)

export function SessionsSection() {
  const { data, isError, refetch } = securityApi.useUserSessionsQuery()
  const { user } = useAuth()
  const { t, locale, dayTime } = useMyWords()
  const notifyOutcome = useNotifyOutcome()
  const [end, { isLoading, originalArgs }] = securityApi.useEndSessionsMutation()
  const [isAsking, setAsking] = useState(false)
  const send = async (body: NonNullable<typeof originalArgs>, done: string) => {
    const answer = await end(body)
    setAsking(false)
    notifyOutcome(answer, done)
  }
  return (
    <SecurityCard title={t('security.sessions_title')} text={user?.settings.hasPassword && t('security.sessions_text')}>
      {data ? (
        <>
          <ul>
            {data.items
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map(({ sessionId, current, lastUsedAt, device, country }) => {
                const name =
                  [device?.browser, device?.system].filter(Boolean).join(' · ') || t('message.unknown_device')
                return (
                  <Row key={sessionId} as="li" gap="12" align="center" justify="between" className={styles.session}>
                    <div>
                      <Row as="p" gap="4 8" align="center" wrap weight="medium">
                        <bdi>{name}</bdi>
                        {current && <Chip tone="good">{t('security.session_current')}</Chip>}
                      </Row>
                      <Hint>
                        {country && /^[A-Z]{2}$/.test(country) && `${countryName(locale, country)} · `}
                        {t('security.session_used', { time: dayTime(lastUsedAt) })}
                      </Hint>
                    </div>
                    {!current && (
                      <SmallButton
                        variant="text"
                        busy={
                          isLoading &&
                          originalArgs &&
                          'sessionId' in originalArgs &&
                          originalArgs.sessionId === sessionId
                        }
                        aria-label={t('security.session_end_label', { device: name })}
                        onClick={() => send({ sessionId }, t('security.session_ended'))}
                      >
                        {t('security.session_end')}
                      </SmallButton>
                    )}
                  </Row>
                )
              })}
          </ul>
          {data.items.some(({ current }) => !current) &&
            (isAsking ? (
              <Ends role="group" aria-label={t('security.others_confirm')}>
                <b>{t('security.others_confirm')}</b>
                <Ends as="span">
                  <Button size="sm" busy={isLoading} onClick={() => send({ others: true }, t('security.others_ended'))}>
                    {t('security.session_end')}
                  </Button>
                  <SmallButton onClick={() => setAsking(false)}>{t('common.btn_cancel')}</SmallButton>
                </Ends>
              </Ends>
            ) : (
              <div>
                <Button variant="outlined" onClick={() => setAsking(true)}>
                  <SmallIcon icon="sign-out" />
                  {t('security.others_end')}
                </Button>
              </div>
            ))}
        </>
      ) : isError ? (
        <FailedNotice text={t('security.sessions_failed')} onRetry={refetch} />
      ) : (
        <Skeleton height="120px" radius="card" />
      )}
    </SecurityCard>
  )
}

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
