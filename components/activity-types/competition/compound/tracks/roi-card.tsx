import { useLocale, useTranslations } from 'next-intl'
import { Figure } from '#components/ui/text/figure.tsx'
import { isVoid, type Factors } from '#lib/competition/prize-changes.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { factorText, roiText } from '../combine/factor-text.ts'
import { RoiSteps } from './roi-steps.tsx'
import { TrackCard } from './track-card.tsx'
import type { TrackProps } from './track-cards.tsx'
import styles from './track-cards.module.css'
import { EntriesCheck, TrackCheck } from './track-check.tsx'

interface RoiCardProps extends TrackProps {
  roi: NonNullable<Factors['roi']>
}

/** The return with its factor among the steps, the deposits that it needs, and the entries of the track. */
export function RoiCard({ subject: { status }, my: mine, roi }: RoiCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const my = mine?.my ?? null
  const isOver = status === 'ENDED'
  const { minimumDeposit, steps } = roi
  const deposit = minimumDeposit && formatMoney(locale, minimumDeposit)
  const depositText = (amount: string): string => {
    if (my?.roi) return t('compound.deposit_reached', { amount })
    return t(my !== null && isOver ? 'compound.deposit_missed' : 'compound.deposit_needed', { amount })
  }
  return (
    <TrackCard
      track="roi"
      title={t('competition.track_roi')}
      chip={
        my &&
        (isVoid(roi)
          ? { text: t(isOver ? 'compound.void_over' : 'compound.void_now'), isWarning: true }
          : { text: t('compound.factor', { factor: factorText(locale, my.roiFactor) }) })
      }
      checks={
        <>
          {deposit && (
            <TrackCheck state={my === null ? 'rule' : my.roi === null ? 'open' : 'met'}>
              {depositText(deposit)}
            </TrackCheck>
          )}
          <EntriesCheck track={roi} isMine={my !== null} isOver={isOver} />
        </>
      }
    >
      {my === null ? (
        <p className={styles.rule}>{t('compound.roi_rule')}</p>
      ) : my.roi === null && isOver ? (
        <p className={styles.none}>{t('compound.roi_none_over')}</p>
      ) : my.roi === null ? (
        <>
          <p className={styles.none}>{t('compound.roi_none')}</p>
          <p className={styles.line}>
            {deposit ? t('compound.roi_get_deposit', { amount: deposit }) : t('compound.roi_get')}
          </p>
        </>
      ) : (
        <p className={styles.figure}>
          <Figure value={roiText(locale, my.roi)} size="L" />
        </p>
      )}
      <RoiSteps steps={steps} mine={my?.roi ?? null} />
    </TrackCard>
  )
}
