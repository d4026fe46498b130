'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { DECLINE_TEXTS, type AgentApplication } from '@fanfare/contract/agent/application.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { agentApi } from '#store/api/agent.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import styles from './agent-application.module.css'
import { ApplyForm } from './apply-form.tsx'

/** The way to become an agent: the form, or the state of the application that was sent. */
export function AgentApplicationCard() {
  const { data, isError, refetch } = agentApi.endpoints.agentApplication.useQuery(undefined, FRESH)
  if (data)
    return (
      <Card as="section" padded className={styles.card}>
        <ApplicationState application={data} />
      </Card>
    )
  return isError ? <FailedToLoad onRetry={() => void refetch()} /> : <Skeleton height="320px" radius="card" />
}

function ApplicationState({ application }: { application: AgentApplication }) {
  const t = useTranslations('agent.apply')
  const text = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const { status, appliedAt, reasonCode, mayApplyAt } = application
  const date = (at: number | null) => formatDate(locale, at ?? serverNow(), zone)
  if (status === 'RECEIVED')
    return (
      <>
        <h2>{t('received_title')}</h2>
        <p className={styles.lead}>{t('received_text', { date: date(appliedAt) })}</p>
      </>
    )
  if (status === 'ACCEPTED')
    return (
      <>
        <h2>{t('accepted_title')}</h2>
        <Button className={styles.open} onClick={() => window.location.reload()}>
          {t('accepted_open')}
        </Button>
      </>
    )
  const isEarly = mayApplyAt !== null && mayApplyAt > serverNow()
  return (
    <>
      <h2>{t('title')}</h2>
      {status === 'DECLINED' && (
        <Notice tone="warning" className={styles.notice}>
          <p>
            <b>{t('declined_title')}</b>
          </p>
          {reasonCode !== null && <p>{text(DECLINE_TEXTS[reasonCode])}</p>}
          {isEarly && <p>{t('declined_until', { date: date(mayApplyAt) })}</p>}
        </Notice>
      )}
      {!isEarly && (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <ApplyForm />
        </>
      )}
    </>
  )
}
