import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { poolProgress, type PoolProgress } from '#lib/competition/pool-progress.ts'
import Big from 'big.js'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatCompact, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './pool-card.module.css'

/** How much of a growing pool is unlocked, and what unlocks the next step; nothing for a pool without steps. */
export function PoolCard({ detail: { competition, pool, status, outcome } }: { detail: ActivityDetail }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (!competition || !pool || outcome === 'CANCELLED') return null
  const { poolSteps: steps, poolUnlocked, volume } = competition
  if (steps.length === 0 || !poolUnlocked || !volume) return null
  const progress = poolProgress(steps, poolUnlocked.amount, volume.amount)
  const [unlocked, whole] = [formatMoney(locale, poolUnlocked), formatMoney(locale, pool)]
  return (
    <Card as="section" padded aria-labelledby="prize-pool">
      <div className={styles.head}>
        <h2 id="prize-pool">{t('pool')}</h2>
        <p className={styles.of}>
          <Figure value={formatAmount(locale, poolUnlocked)} size="M" /> {t('pool_of', { pool: whole })}
        </p>
      </div>
      <p className={styles.line}>
        <NextStep progress={progress} unlocked={poolUnlocked} volume={volume} isOver={status === 'ENDED'} />
      </p>
      <div className={styles.scale} role="img" aria-label={t('pool_bar', { unlocked, pool: whole })}>
        <span className={styles.fill} style={{ inlineSize: `${progress.ratio * 100}%` }} />
        {steps.slice(1).map((step, index) => (
          <span
            key={step.volume}
            className={styles.mark}
            style={{ insetInlineStart: `${((index + 1) / steps.length) * 100}%` }}
          />
        ))}
      </div>
      <ol
        className={styles.steps}
        aria-label={t('pool_steps')}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map((step, index) => (
          <li key={step.volume} aria-current={index === progress.reached - 1 ? 'step' : undefined}>
            <b>{formatCompact(locale, step.pool.amount)}</b> <span>{formatCompact(locale, step.volume)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function NextStep({
  progress: { next },
  unlocked,
  volume,
  isOver,
}: {
  progress: PoolProgress
  unlocked: Money
  volume: Money
  isOver: boolean
}) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (!next) return t('pool_full')
  const compact = (amount: string) => isolateLtr(locale, `${formatCompact(locale, amount)}\u00A0${volume.unit}`)
  if (isOver) return t('pool_over', { volume: compact(volume.amount) })
  const more = new Big(next.pool.amount).minus(unlocked.amount).toFixed()
  const args = {
    volume: compact(volume.amount),
    target: compact(next.volume),
    amount: formatMoney(locale, { amount: more, unit: unlocked.unit }),
  }
  const { people } = next
  if (!people) return t('pool_next', args)
  return t('pool_next_people', { ...args, count: people, value: formatNumber(locale, String(people)) })
}
