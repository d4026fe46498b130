'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { rollDraw, type LoggedDraw, type PrizeCount, type PublishedLottery } from '#lib/fairness/verify-draws.ts'
import { Stack } from '#components/ui/layout/layout.tsx'
import styles from './draw-steps.module.css'
import { useComputed } from '../use-computed.ts'
import { useFairnessWords } from '../use-fairness-words.ts'

interface DrawStepsProps {
  lottery: PublishedLottery
  draw: LoggedDraw
  labels: Readonly<Record<string, string>>
  /** From the check, which knows when a prize ran out. */
  counts: readonly PrizeCount[]
}

/** One draw computed again on this device, step by step (contract §9). */
export function DrawSteps({ lottery, draw, labels, counts }: DrawStepsProps) {
  const t = useTranslations('fairness')
  const { number, prize } = useFairnessWords(labels)
  const roll = useComputed(rollDraw, lottery, draw)
  if (!roll) return <Stack gap="10" size="hint" className={styles.steps} aria-busy="true" />
  const total = lottery.prizes.reduce((sum, { weight }) => sum + weight, 0)
  const hex = `0x${roll.number.toString(16).padStart(8, '0')}`
  return (
    <Stack as="dl" gap="10" size="hint" className={styles.steps}>
      <Step label={t('step_message')}>
        <code>{roll.message}</code>
      </Step>
      <Step label={t('step_digest')}>
        <HashText hash={roll.digest} />
      </Step>
      <Step label={t('step_number')}>
        <bdi dir="ltr">
          {t('step_number_value', { hex, number: number(roll.number), total: number(total), roll: number(roll.roll) })}
        </bdi>{' '}
        {roll.round > 0 && t('step_round', { round: number(roll.round) })}
      </Step>
      <Step label={t('col_prize')}>
        {t('step_interval', {
          first: number(roll.first),
          last: number(roll.last),
          prize: prize(roll.rolledPrizeId),
        })}
      </Step>
      {draw.rolledPrizeId !== null && (
        <Step label={t('step_stock')}>
          <Stock draw={draw} labels={labels} counts={counts} />
        </Step>
      )}
    </Stack>
  )
}

function Step({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Stock({ draw, labels, counts }: Pick<DrawStepsProps, 'draw' | 'labels' | 'counts'>) {
  const t = useTranslations('fairness')
  const { drawNo, prize } = useFairnessWords(labels)
  const [rolled, paid] = [prize(draw.rolledPrizeId), prize(draw.prizeId)]
  if (draw.rolledPrizeId === draw.prizeId) return t('stock_left', { prize: paid })
  const soldOutAt = counts.find(({ prizeId }) => prizeId === draw.rolledPrizeId)?.soldOutAt ?? null
  return soldOutAt === null || soldOutAt >= draw.drawNo
    ? t('stock_fallback', { rolled, paid })
    : t('stock_fallback_at', { number: drawNo(soldOutAt), rolled, paid })
}
