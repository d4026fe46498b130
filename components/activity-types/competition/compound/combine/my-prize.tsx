'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { prizeChanges } from '#lib/competition/prize-changes.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import { ChangeList } from './change-list.tsx'
import styles from './combine.module.css'
import type { CompoundSubject } from '../compound-subject.ts'
import { MyFormula } from './my-formula.tsx'
import type { MyTracks } from '../use-my-compound.ts'

interface MyPrizeProps {
  subject: CompoundSubject
  mine: MyTracks
}

/** The formula with the user's numbers, and what would change its result. */
export function MyPrize({ subject, mine: { my, daysLeft } }: MyPrizeProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const { factors, status, minimumTraders, bases } = subject
  const isOver = status === 'ENDED'
  const changes = isOver ? [] : prizeChanges(my, factors, daysLeft)
  const isScaled = new Big(my.bonusScale).lt(1)
  const isInRanks = bases !== null && my.volumeRank !== null && my.volumeRank <= bases.lastRank
  const isUnpaid = isInRanks && new Big(my.basePrize.amount).eq(0) && minimumTraders > 0
  return (
    <Card as="section" padded aria-labelledby="combine">
      <div className={styles.head}>
        <h2 id="combine">{t('compound.combine_mine')}</h2>
        <span className={styles.line}>{t('compound.as_of', { time: formatDeadline(locale, my.asOf, zone) })}</span>
      </div>
      <MyFormula subject={subject} my={my} resultLabel={t('compound.pays_today')} />
      {isUnpaid && (
        <p className={styles.note}>
          {t('competition.few_traders', {
            count: minimumTraders,
            value: formatNumber(locale, String(minimumTraders)),
          })}
        </p>
      )}
      {isScaled && (
        <p className={styles.note}>
          {t('compound.scaled', {
            percent: formatPercent(locale, my.bonusScale, { maxFraction: 1, rounding: 'down' }),
          })}
        </p>
      )}
      {isOver && (
        <Notice tone="primary" className={styles.note}>
          {t('compound.settling')}
        </Notice>
      )}
      {changes.length > 0 && <ChangeList changes={changes} />}
    </Card>
  )
}
