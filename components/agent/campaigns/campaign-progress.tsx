import { useLocale, useTranslations } from 'next-intl'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './campaigns.module.css'

/** The level, and how far the next one is. */
export function CampaignProgress({
  campaign: { level, progress },
  isOver,
}: {
  campaign: AgentCampaign
  isOver: boolean
}) {
  const t = useTranslations('agent.campaigns')
  const overview = useTranslations('agent.overview')
  const locale = useLocale()
  const name = t('level', { level: isolateText(level) })
  if (isOver || progress === null || progress.nextLevel === null || progress.needed === null)
    return <p className={styles.note}>{name}</p>
  const { activeTraders, needed, nextLevel, steps } = progress
  const goal = steps.find((step) => step.level === nextLevel)?.from ?? activeTraders + needed
  const gap = t('gap', {
    next: isolateText(nextLevel),
    goal: formatNumber(locale, String(goal)),
    value: formatNumber(locale, String(activeTraders)),
  })
  const isReached = needed === 0
  return (
    <div className={styles.progress}>
      <p>
        <b>{name}</b>
        <span>{gap}</span>
      </p>
      <ProgressBar ratio={isReached ? 1 : activeTraders / goal} label={name} valueText={gap} />
      {isReached && <p className={styles.note}>{overview('level_reached', { next: isolateText(nextLevel) })}</p>}
    </div>
  )
}
