import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { combine, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import { isVoid } from '#lib/competition/prize-changes.ts'
import { countTradedDays } from '#lib/competition/streak-days.ts'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './combine.module.css'
import type { CompoundSubject } from '../compound-subject.ts'
import { roiText } from './factor-text.ts'
import { FactorFigure, Formula, type FormulaPart } from './formula.tsx'

interface MyFormulaProps {
  subject: CompoundSubject
  my: MyCompound
  /** `pays_today`, or after the end `prize_won`. */
  resultLabel: string
}

/** The formula with my numbers. Without a base prize its result is that of the last rank with one. */
export function MyFormula({ subject: { factors, bases }, my, resultLabel }: MyFormulaProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { basePrize, volumeRank, roi, roiFactor, streakDays, streakFactor, bonusScale, prize } = my
  const hasBase = new Big(basePrize.amount).gt(0)
  const days = countTradedDays(streakDays)
  const number = (count: number) => formatNumber(locale, String(count))
  const parts: PrizeParts = { base: basePrize.amount, roi: roiFactor, streak: streakFactor }
  const roiLabel = (track: NonNullable<typeof factors.roi>): string => {
    if (isVoid(track)) return t('compound.part_roi_void')
    return roi === null ? t('compound.part_roi_none') : t('compound.part_roi', { percent: roiText(locale, roi) })
  }
  const streakLabel = (track: NonNullable<typeof factors.streak>): string =>
    isVoid(track) ? t('compound.part_streak_void') : t('compound.part_streak', { count: days, value: number(days) })
  const formula: (FormulaPart | null)[] = [
    {
      track: 'volume',
      label:
        volumeRank === null ? t('compound.part_unranked') : t('compound.part_volume', { rank: number(volumeRank) }),
      value: hasBase ? (
        <Amount money={basePrize} locale={locale} />
      ) : (
        <span className={styles.none}>{t('compound.no_prize')}</span>
      ),
    },
    factors.roi && { track: 'roi', label: roiLabel(factors.roi), value: <FactorFigure factor={roiFactor} /> },
    factors.streak && {
      track: 'streak',
      label: streakLabel(factors.streak),
      value: <FactorFigure factor={streakFactor} />,
    },
  ]
  const ofLastRank = bases && { unit: prize.unit, amount: combine({ ...parts, base: bases.low.amount }, bonusScale) }
  const result = hasBase ? prize : ofLastRank
  if (!result) return null
  return (
    <Formula
      parts={formula}
      result={{
        label: hasBase || !bases ? resultLabel : t('compound.rank_would_pay', { rank: number(bases.lastRank) }),
        value: <Amount money={result} locale={locale} isMoved />,
      }}
    />
  )
}
