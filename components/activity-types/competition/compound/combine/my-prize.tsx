'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { prizeChanges, type PrizeChange } from '#lib/competition/prize-changes.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
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
  const hasBase = new Big(my.basePrize.amount).gt(0)
  const hasFormula = !hasBase || isOver
  const isUnpaid = isInRanks && !hasBase && minimumTraders > 0
  return (
    <Card as="section" padded aria-labelledby="combine">
      <div className={styles.head}>
        <h2 id="combine">{t(hasFormula || changes.length === 0 ? 'compound.combine_mine' : 'compound.changes')}</h2>
        <span className={styles.line}>{t('compound.as_of', { time: formatDeadline(locale, my.asOf, zone) })}</span>
      </div>
      {/* The page's first screen has the product of a member with a base prize. */}
      {hasFormula && <MyFormula subject={subject} my={my} resultLabel={t('compound.pays_today')} />}
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
      {changes.length > 0 && <ChangeList changes={changes} hasTitle={hasFormula} />}
    </Card>
  )
}

const VOID = {
  roiVoid: 'change_roi_void',
  roiCounts: 'change_roi_counts',
  streakVoid: 'change_streak_void',
  streakCounts: 'change_streak_counts',
} as const

/** Each change with the prize that it would pay. */
function ChangeList({ changes, hasTitle }: { changes: readonly PrizeChange[]; hasTitle: boolean }) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const textOf = useChangeText()
  return (
    <>
      {hasTitle && <h3 className={styles.title}>{t('changes')}</h3>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.kind} data-loss={(change.kind === 'rank' && change.isLoss) || undefined}>
            <span>{textOf(change)}</span>
            <b>
              <Amount money={change.prize} locale={locale} isMoved />
            </b>
          </li>
        ))}
      </ul>
      {changes.some(({ kind }) => kind in VOID) && <p className={styles.note}>{t('void_note')}</p>}
    </>
  )
}

function useChangeText() {
  const t = useTranslations('compound')
  const locale = useLocale()
  const number = (count: number) => formatNumber(locale, String(count))
  return (change: PrizeChange): string => {
    switch (change.kind) {
      case 'rank': {
        const reach = { rank: number(change.rank), left: formatMoney(locale, change.left, { isMoved: true }) }
        if (!change.fees) return t('change_rank', reach)
        const fees = formatMoney(locale, change.fees, { isMoved: true })
        return t(change.isLoss ? 'change_rank_loss' : 'change_rank_fees', { ...reach, fees })
      }
      case 'streak':
        return t('change_streak', { count: change.days, value: number(change.days) })
      case 'roiUp':
        return t('change_roi_up', { percent: formatPercent(locale, change.at) })
      case 'roiDown':
        return t('change_roi_down', { percent: formatPercent(locale, change.at) })
      default:
        return t(VOID[change.kind], { minimum: number(change.minimum) })
    }
  }
}
