'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { agentHref } from '../agent-place.ts'
import { CampaignFacts } from './campaign-facts.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import styles from './campaigns.module.css'

interface CampaignRowProps {
  campaign: AgentCampaign
  /** The page's one primary action is the way into the only campaign. */
  isOnly: boolean
}

const TONES = { ONGOING: 'good', UPCOMING: 'primary', ENDED: 'neutral', SUSPENDED: 'warning' } as const

/** A campaign: state, level with gap, people, rebates with the next payout, and one action (design). */
export function CampaignRow({ campaign, isOnly }: CampaignRowProps) {
  const t = useTranslations('agent.campaigns')
  const locale = useLocale()
  const zone = useMyZone()
  const { activityId, title, status, suspended, startTime, endTime } = campaign
  const state = suspended ? 'SUSPENDED' : status
  const isOver = status === 'ENDED'
  return (
    <Card as="article" className={cx(styles.row, isOver && styles.over)}>
      <div>
        <div className={styles.title}>
          <h2 dir="auto">{title}</h2>
          <Chip tone={TONES[state]}>{t(`state_${state.toLowerCase() as 'ended'}`)}</Chip>
        </div>
        <p className={styles.time}>
          {status === 'UPCOMING'
            ? t('starts', { date: formatDate(locale, startTime, zone) })
            : t(isOver ? 'ended' : 'until', { date: formatDate(locale, endTime, zone) })}
        </p>
        {suspended ? (
          <p className={styles.note}>{t('suspended_note')}</p>
        ) : (
          <CampaignProgress campaign={campaign} isOver={isOver} />
        )}
      </div>
      <CampaignFacts campaign={campaign} isOver={isOver} />
      <Button href={agentHref(activityId, 'overview')} locale={locale} variant={isOnly ? 'primary' : 'outlined'} full>
        {t(isOver ? 'see_results' : 'open')}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </Card>
  )
}
