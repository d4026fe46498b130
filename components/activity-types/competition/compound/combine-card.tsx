import Big from 'big.js'
import { useLocale } from 'next-intl'
import { combine, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import type { ReactNode } from 'react'
import type { Money } from '@fanfare/contract/money.ts'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { cx } from '#components/ui/cx.ts'
import { exampleCombination, isVoid } from '#lib/competition/prize-changes.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import { countTradedDays } from '#lib/competition/streak-days.ts'
import { Ends, Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import { factorText, roiText } from '../competition-subject.ts'
import type { CompoundSubject } from './compound-subject.ts'
import type { TrackName } from './track-card.tsx'
import styles from './tracks.module.css'

/** Before joining: the formula of the tracks, with an example. */
export function CombineCard({ subject, isServers = false }: { subject: CompoundSubject; isServers?: boolean }) {
  const { t, locale, number, counted, percent } = useWords()
  const { factors, bases, days } = subject
  const tracks = 1 + (factors.roi ? 1 : 0) + (factors.streak ? 1 : 0)
  const example = bases && exampleCombination(bases, factors, days.length)
  return (
    <Section title={t('compound.combine')} className={cx(isServers && styles.servers)}>
      {subject.status !== 'ENDED' && (
        <Note data-visitors={isServers ? '' : undefined}>{t('compound.enters', counted(tracks))}</Note>
      )}
      {example && (
        <>
          <Text as="h3" top="24">
            {t('compound.example')}
          </Text>
          <Formula
            parts={[
              [
                'volume',
                t('compound.part_volume', { rank: number(example.rank) }),
                <Amount key="volume" money={example.base} locale={locale} />,
              ],
              example.roi && [
                'roi',
                t('compound.part_roi_from', { percent: percent(example.roi.from) }),
                example.roi.factor,
              ],
              example.streak && [
                'streak',
                t('compound.part_streak', counted(example.streak.days)),
                example.streak.factor,
              ],
            ]}
            result={[t('compound.pays'), example.prize]}
          />
        </>
      )}
    </Section>
  )
}

type FormulaPart = readonly [track: TrackName, label: string, value: ReactNode]

interface FormulaProps {
  /** null when the activity has no such track. */
  parts: readonly (FormulaPart | null)[]
  result: readonly [label: string, prize: Money]
}

/** One box per factor in the colour of its track, and the result; on phones rows with × and =. */
function Formula({ parts, result: [resultLabel, prize] }: FormulaProps) {
  const locale = useLocale()
  const boxes = [
    ...parts.filter((part) => part !== null),
    ['', resultLabel, <Amount key="result" money={prize} locale={locale} isMoved />] as const,
  ]
  return (
    <Stack as="dl" gap="8" top="16" className={styles.formula}>
      {boxes.map(([track, label, value], index) => {
        const sign = track === '' ? '=' : index > 0 ? '×' : undefined
        return (
          <Ends
            key={track}
            gap="2 12"
            align="baseline"
            className={cx(styles.part, track === '' && styles.result)}
            data-track={track || undefined}
            data-sign={sign}
          >
            <Note as="dt">{label}</Note>
            <dd data-sign={sign}>{typeof value === 'string' ? <Figure value={factorText(locale, value)} /> : value}</dd>
          </Ends>
        )
      })}
    </Stack>
  )
}

interface MyFormulaProps {
  subject: CompoundSubject
  my: MyCompound
  /** `pays_today`, or after the end `prize_won`. */
  resultLabel: string
}

/** The formula with my numbers. Without a base prize its result is that of the last rank with one. */
export function MyFormula({ subject: { factors, bases }, my, resultLabel }: MyFormulaProps) {
  const { t, locale, number, counted } = useWords()
  const { basePrize, volumeRank, roi, roiFactor, streakDays, streakFactor, bonusScale, prize } = my
  const hasBase = new Big(basePrize.amount).gt(0)
  const days = countTradedDays(streakDays)
  const parts: PrizeParts = { base: basePrize.amount, roi: roiFactor, streak: streakFactor }
  const roiLabel = (track: NonNullable<typeof factors.roi>) => {
    if (isVoid(track)) return t('compound.part_roi_void')
    return roi === null ? t('compound.part_roi_none') : t('compound.part_roi', { percent: roiText(locale, roi) })
  }
  const streakLabel = (track: NonNullable<typeof factors.streak>) =>
    isVoid(track) ? t('compound.part_streak_void') : t('compound.part_streak', counted(days))
  const formula: (FormulaPart | null)[] = [
    [
      'volume',
      volumeRank === null ? t('compound.part_unranked') : t('compound.part_volume', { rank: number(volumeRank) }),
      hasBase ? (
        <Amount key="volume" money={basePrize} locale={locale} />
      ) : (
        <Text key="volume" as="span" weight="medium" tone="secondary" className={styles.none}>
          {t('compound.no_prize')}
        </Text>
      ),
    ],
    factors.roi && ['roi', roiLabel(factors.roi), roiFactor],
    factors.streak && ['streak', streakLabel(factors.streak), streakFactor],
  ]
  const ofLastRank = bases && { unit: prize.unit, amount: combine({ ...parts, base: bases.low.amount }, bonusScale) }
  const result = hasBase ? prize : ofLastRank
  if (!result) return null
  return (
    <Formula
      parts={formula}
      result={[
        hasBase || !bases ? resultLabel : t('compound.rank_would_pay', { rank: number(bases.lastRank) }),
        result,
      ]}
    />
  )
}
