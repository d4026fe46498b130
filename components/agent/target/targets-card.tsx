'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { AGENT_TARGETS, type TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { agentApi } from '#store/api/agent.ts'
import card from '../card.module.css'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import { useMonthText } from '../statement/use-month-text.ts'
import type { Campaign } from '../use-campaign.ts'
import { TargetRow } from './target-row.tsx'
import styles from './targets-card.module.css'

const TargetsDialog = lazyWithRetry(() => import('./targets-dialog.tsx').then((m) => m.TargetsDialog))

/** The agent's own targets of every month, and how far the running one has come. The filter of the page does not change them. */
export function TargetsCard({ campaign }: { campaign: Campaign }) {
  const { activityId, timeZone } = campaign
  const { data, isError, refetch } = agentApi.endpoints.agentTargets.useQuery(activityId, FRESH)
  if (data) return <Targets id={activityId} month={data} timeZone={timeZone} />
  if (isError) return <FailedToLoad onRetry={() => void refetch()} />
  return <Skeleton height="104px" radius="card" />
}

interface TargetsProps {
  /** The campaign's. */
  id: string
  month: TargetMonth
  timeZone: string
}

function Targets({ id, month, timeZone }: TargetsProps) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const monthText = useMonthText()
  const [isOpen, setOpen] = useState(false)
  // The dialog stays, so that it can fade out.
  const [isNeeded, setNeeded] = useState(false)
  const names = AGENT_TARGETS.filter((name) => month[name].target !== null)
  const open = () => {
    setNeeded(true)
    setOpen(true)
  }
  const zone = isolateLtr(locale, zoneName(serverNow(), timeZone))
  return (
    <Card as="section" padded>
      <div className={card.head}>
        <h2>{t('title')}</h2>
        <Button variant="outlined" size="sm" onClick={open}>
          {t(names.length === 0 ? 'set' : 'change')}
        </Button>
      </div>
      <p className={card.line}>
        {names.length === 0 ? t('none') : t('month', { month: monthText(month.month), zone })}
      </p>
      {names.length > 0 && (
        <ul className={styles.targets}>
          {names.map((name) => (
            <TargetRow key={name} name={name} month={month} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {isNeeded && <TargetsDialog.Part id={id} month={month} open={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  )
}
