import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { exampleCombination } from '#lib/competition/example-combination.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import styles from './combine.module.css'
import type { CompoundSubject } from '../compound-subject.ts'
import { FactorFigure, Formula } from './formula.tsx'

interface CombineCardProps {
  subject: CompoundSubject
  isServers?: boolean
}

/** For readers before joining: the formula of the tracks, with an example. */
export function CombineCard({ subject, isServers = false }: CombineCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { factors, bases, days } = subject
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const tracks = 1 + (factors.roi ? 1 : 0) + (factors.streak ? 1 : 0)
  const example = bases && exampleCombination(bases, factors, days.length)
  return (
    <Card as="section" padded aria-labelledby="combine" className={cx(isServers && styles.servers)}>
      <h2 id="combine">{t('compound.combine')}</h2>
      {subject.status !== 'ENDED' && (
        <p className={styles.line} data-visitors={isServers ? '' : undefined}>
          {t('compound.enters', number(tracks))}
        </p>
      )}
      {example && (
        <>
          <h3 className={styles.title}>{t('compound.example')}</h3>
          <Formula
            parts={[
              {
                track: 'volume',
                label: t('compound.part_volume', { rank: formatNumber(locale, String(example.rank)) }),
                value: <Amount money={example.base} locale={locale} />,
              },
              example.roi && {
                track: 'roi',
                label: t('compound.part_roi_from', { percent: formatPercent(locale, example.roi.from) }),
                value: <FactorFigure factor={example.roi.factor} />,
              },
              example.streak && {
                track: 'streak',
                label: t('compound.part_streak', number(example.streak.days)),
                value: <FactorFigure factor={example.streak.factor} />,
              },
            ]}
            result={{ label: t('compound.pays'), value: <Amount money={example.prize} locale={locale} isMoved /> }}
          />
        </>
      )}
    </Card>
  )
}
