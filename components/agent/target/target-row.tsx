'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import type { AgentTarget, TargetMonth } from '@fanfare/contract/agent/targets.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { progressOf, type TargetValue } from './target-progress.ts'
import styles from './targets-card.module.css'
import { useTargetLine } from './use-target-line.ts'

const LABELS = { rebate: 'rebate', firstTrades: 'first_trades', volume: 'volume' } as const

interface TargetRowProps {
  name: AgentTarget
  month: TargetMonth
  timeZone: string
}

/** One target: what is reached of it, a bar, and one sentence. Nothing without a target. */
export function TargetRow({ name, month, timeZone }: TargetRowProps) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const lineOf = useTargetLine()
  const { target, reached } = month[name]
  if (target === null) return null
  const progress = progressOf(target, reached)
  const goal = typeof target === 'number' ? formatNumber(locale, String(target)) : formatMoney(locale, target)
  const write = (value: TargetValue) =>
    typeof value === 'number'
      ? formatNumber(locale, String(value))
      : isolateLtr(locale, formatAmount(locale, value, { isMoved: true }))
  const label = t(LABELS[name])
  const value = progress.isNothing
    ? t('nothing_of', { target: goal })
    : t('of', { reached: write(reached), target: goal })
  return (
    <li className={styles.target}>
      <h3>{label}</h3>
      <p className={styles.value}>{value}</p>
      <ProgressBar ratio={progress.ratio} label={label} valueText={value} className={styles.bar} />
      <p className={styles.line}>{lineOf({ name, month, timeZone, progress })}</p>
    </li>
  )
}
