'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { prizeShares } from '#lib/competition/prize-shares.ts'
import { countTradedDays } from '#lib/competition/streak-days.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'
import styles from './combine.module.css'
import type { CompoundSubject } from '../compound-subject.ts'
import { factorText, roiText } from './factor-text.ts'
import { MyFormula } from './my-formula.tsx'
import type { MyTracks } from '../use-my-compound.ts'

interface FinalPrizeProps {
  subject: CompoundSubject
  mine: MyTracks
}

/** The final place and prize, with the share of each track in it. */
export function FinalPrize({ subject, mine: { my, rank, isPaid } }: FinalPrizeProps) {
  const t = useTranslations()
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  return (
    <Card as="section" padded aria-labelledby="combine">
      <div className={styles.head}>
        <h2 id="combine">{t('compound.final_prize')}</h2>
        {rank !== null && <Chip tone="good">{t('compound.rank', { rank: number(rank) })}</Chip>}
      </div>
      {isPaid ? (
        <>
          <MyFormula subject={subject} my={my} resultLabel={t('competition.prize_won')} />
          <h3 className={styles.title}>{t('competition.decided')}</h3>
          <Shares subject={subject} my={my} />
          <p className={styles.paid}>
            {t('compound.paid')}{' '}
            <Link look="text" href="/rewards" locale={locale}>
              {t('task.see_rewards')}
            </Link>
          </p>
        </>
      ) : (
        <p className={styles.line}>{t('compound.none_won')}</p>
      )}
    </Card>
  )
}

function Shares({ subject: { factors }, my }: { subject: CompoundSubject; my: MyTracks['my'] }) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const { volumeRank, roi, roiFactor, streakDays, streakFactor, prize } = my
  const parts = { base: my.basePrize.amount, roi: roiFactor, streak: streakFactor }
  const exact = prizeShares(parts, my.bonusScale)
  const amounts = [exact.base, exact.roi, exact.streak].map((amount) => ({ amount, unit: prize.unit }))
  const [base, ofRoi, ofStreak] = shownParts(amounts, prize).parts as [ShownMoney, ShownMoney, ShownMoney]
  const days = countTradedDays(streakDays)
  const number = (value: number) => formatNumber(locale, String(value))
  const roiLabel = () => {
    const factor = factorText(locale, roiFactor)
    return roi === null
      ? t('decided_roi_none', { factor })
      : t('decided_roi', { percent: roiText(locale, roi), factor })
  }
  const streakLabel = () =>
    t('decided_streak', { count: days, value: number(days), factor: factorText(locale, streakFactor) })
  const rows = [
    factors.roi && { money: ofRoi, label: roiLabel() },
    factors.streak && { money: ofStreak, label: streakLabel() },
  ].filter((row) => row !== null)
  return (
    <ul className={styles.changes}>
      {volumeRank !== null && (
        <li>
          <span>{t('decided_base', { rank: number(volumeRank) })}</span>
          <b>
            <Amount money={base} locale={locale} isMoved />
          </b>
        </li>
      )}
      {rows.map(({ label, money }) => (
        <li key={label}>
          <span>{label}</span>
          {/* A factor of 1 adds nothing. */}
          {!new Big(money.amount).eq(0) && (
            <b>
              <Amount money={money} locale={locale} signed isMoved />
            </b>
          )}
        </li>
      ))}
    </ul>
  )
}
