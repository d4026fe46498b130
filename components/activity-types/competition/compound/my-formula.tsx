import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/amount.tsx'
import { boardValue } from '#lib/competition/board-value.ts'
import { combine, type PrizeParts } from '#lib/competition/combine.ts'
import { isVoid } from '#lib/competition/prize-changes.ts'
import type { MyCompound } from '#lib/contract/activity/my-sections.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import styles from './combine.module.css'
import type { CompoundSubject } from './compound-subject.ts'
import { FactorFigure } from './factor-figure.tsx'
import { Formula } from './formula.tsx'

interface MyFormulaProps {
  subject: CompoundSubject
  my: MyCompound
  /** `pays_today`, or after the end `prize_won`. */
  resultLabel: string
}

/** My numbers in the formula. Without a base prize its result is what the last rank with one would pay. */
export function MyFormula({ subject: { factors, bases }, my, resultLabel }: MyFormulaProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { basePrize, volumeRank, roi, roiFactor, streakDays, streakFactor, bonusScale, prize } = my
  const hasBase = new Big(basePrize.amount).gt(0)
  const days = streakDays.filter(({ traded }) => traded).length
  const number = (count: number) => formatNumber(locale, String(count))
  const base: PrizeParts = { base: bases?.low.amount ?? '0', roi: roiFactor, streak: streakFactor }
  const rest = [
    ...(factors.roi
      ? [
          {
            track: 'roi' as const,
            label: isVoid(factors.roi)
              ? t('compound.part_roi_void')
              : roi === null
                ? t('compound.part_roi_none')
                : t('compound.part_roi', { percent: boardValue(locale, { track: 'ROI', unit: null }, roi) }),
            value: <FactorFigure factor={roiFactor} />,
          },
        ]
      : []),
    ...(factors.streak
      ? [
          {
            track: 'streak' as const,
            label: isVoid(factors.streak)
              ? t('compound.part_streak_void')
              : t('compound.part_streak', { count: days, value: number(days) }),
            value: <FactorFigure factor={streakFactor} />,
          },
        ]
      : []),
  ]
  const volume = {
    track: 'volume' as const,
    label: volumeRank === null ? t('compound.part_unranked') : t('compound.part_volume', { rank: number(volumeRank) }),
    value: hasBase ? (
      <Amount money={basePrize} locale={locale} />
    ) : (
      <span className={styles.none}>{t('compound.no_prize')}</span>
    ),
  }
  if (hasBase || !bases)
    return (
      <Formula
        parts={[volume, ...rest]}
        result={{ label: resultLabel, value: <Amount money={prize} locale={locale} isMoved /> }}
      />
    )
  return (
    <Formula
      parts={[volume, ...rest]}
      result={{
        label: t('compound.rank_would_pay', { rank: number(bases.lastRank) }),
        value: <Amount money={{ unit: prize.unit, amount: combine(base, bonusScale) }} locale={locale} isMoved />,
      }}
    />
  )
}
