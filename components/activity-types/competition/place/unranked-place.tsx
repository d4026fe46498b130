import { useLocale, useTranslations } from 'next-intl'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import type { Unranked } from '#lib/competition/my-place.ts'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'

interface UnrankedPlaceProps {
  subject: PlaceSubject
  unranked: Unranked
  /** No trade can change the ranking any more. */
  isOver: boolean
}

/** Why there is no rank, and what is missing to one. */
export function UnrankedPlace({ subject: { track, minimum, dailyCap }, unranked, isOver }: UnrankedPlaceProps) {
  const t = useTranslations()
  const locale = useLocale()
  if (unranked.why === 'removed') {
    const reason = reasonText(t, unranked.reason)
    return (
      <>
        <p className={styles.unranked}>{t('competition.removed_mine')}</p>
        {reason !== null && <p>{reason}</p>}
      </>
    )
  }
  if (isOver && unranked.why !== 'nextUpdate') return <p className={styles.unranked}>{t('competition.not_in_final')}</p>
  return (
    <>
      <p className={styles.unranked}>{t('competition.not_ranked')}</p>
      {unranked.why === 'noTrades' && <p>{t(whatRanks(track.track))}</p>}
      {unranked.why === 'nextUpdate' && <p>{t('competition.ranked_soon')}</p>}
      {unranked.why === 'noTrades' && minimum && (
        <p className={styles.note}>{t('competition.minimum_of', { amount: formatMoney(locale, minimum) })}</p>
      )}
      {unranked.why === 'belowMinimum' && <ToMinimum {...unranked} />}
      {dailyCap && !isOver && (
        <p className={styles.note}>{t('competition.cap_note', { amount: formatMoney(locale, dailyCap) })}</p>
      )}
    </>
  )
}

function whatRanks(track: Track) {
  if (track === 'FOLLOWERS') return 'copy.no_orders'
  return track === 'LEADS' ? 'copy.leads_rule' : 'competition.no_trades'
}

function ToMinimum({ missing, volume, minimum }: Extract<Unranked, { why: 'belowMinimum' }>) {
  const t = useTranslations()
  const locale = useLocale()
  const moved = { isMoved: true }
  const ofTarget = t('task.of_target', {
    current: formatAmount(locale, volume, moved),
    target: formatMoney(locale, minimum),
  })
  return (
    <>
      <p>{t('competition.below_minimum', { amount: formatMoney(locale, missing, moved) })}</p>
      <div>
        <ProgressBar
          ratio={Number(volume.amount) / Number(minimum.amount)}
          label={t('competition.minimum')}
          valueText={ofTarget}
        />
        <div className={styles.ends}>
          <span>{ofTarget}</span>
        </div>
      </div>
    </>
  )
}
