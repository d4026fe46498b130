import Big from 'big.js'
import { formatMoney, formatAmount } from '@fanfare/languages/format.ts'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import { Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { Unranked } from '#lib/competition/my-place.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { PrizeSteps, type FreePlaces } from './place-parts.tsx'
import type { PlaceSubject } from './competition-subject.ts'
import styles from './place.module.css'

interface UnrankedPlaceProps {
  subject: PlaceSubject
  unranked: Unranked
  /** No trade can change the ranking any more. */
  isOver: boolean
  /** null while no paid place is known to be free. */
  free: FreePlaces | null
}

/** Why there is no rank, what is missing to one, and what it would pay today. */
export function UnrankedPlace({ subject, unranked, isOver, free }: UnrankedPlaceProps) {
  const { t, locale, money } = useWords()
  const { track, minimum, dailyCap } = subject
  if (unranked.why === 'removed') {
    const reason = reasonText(t, unranked.reason)
    return (
      <>
        <p className={styles.unranked}>{t('competition.removed_mine')}</p>
        {reason !== null && <p>{reason}</p>}
      </>
    )
  }
  if (isOver && unranked.why !== 'nextUpdate') {
    return (
      <>
        <p className={styles.unranked}>{t('competition.not_in_final')}</p>
        {unranked.why === 'belowMinimum' && (
          <p>
            {t('competition.missed', {
              volume: formatAmount(locale, unranked.volume, { isMoved: true }),
              minimum: money(unranked.minimum),
            })}
          </p>
        )}
      </>
    )
  }
  return (
    <>
      {unranked.why === 'noTrades' && <p>{t(whatRanks(track.track))}</p>}
      {unranked.why === 'nextUpdate' && <p>{t('competition.ranked_soon')}</p>}
      {unranked.why === 'noTrades' && minimum && <Note>{t('competition.minimum_of', { amount: money(minimum) })}</Note>}
      {unranked.why === 'belowMinimum' && <ToMinimum {...unranked} feeRate={subject.feeRate} free={free} />}
      {dailyCap && !isOver && <Note>{t('competition.cap_note', { amount: money(dailyCap) })}</Note>}
    </>
  )
}

function whatRanks(track: Track) {
  if (track === 'FOLLOWERS') return 'copy.no_orders'
  return track === 'LEADS' ? 'copy.leads_rule' : 'competition.no_trades'
}

type ToMinimumProps = Extract<Unranked, { why: 'belowMinimum' }> &
  Pick<PlaceSubject, 'feeRate'> & { free: FreePlaces | null }

const FEE_DECIMALS = 2

function ToMinimum({ missing, volume, minimum, feeRate, free }: ToMinimumProps) {
  const { t, locale, rewardText, number, money } = useWords()
  const moved = { isMoved: true }
  const ofTarget = t('task.of_target', {
    current: formatAmount(locale, volume, moved),
    target: money(minimum),
  })
  const fees = feeRate && new Big(missing.amount).times(feeRate).round(FEE_DECIMALS, Big.roundUp).toFixed()
  return (
    <>
      <PrizeSteps
        today={{
          label: t('competition.your_volume'),
          value: formatAmount(locale, volume, moved),
          note: t('competition.of_minimum', { minimum: money(minimum) }),
        }}
        next={
          free && {
            label: t('competition.then_rank', { rank: number(free.next.rank) }),
            value: rewardText(free.next.reward),
            note: t('competition.if_today'),
          }
        }
      />
      <div>
        <ProgressBar
          ratio={Number(volume.amount) / Number(minimum.amount)}
          label={t('competition.minimum')}
          valueText={ofTarget}
        />
        <Row gap="4 12" top="6" align="center" justify="between" wrap size="note" tone="secondary" numeric>
          <Text as="b" tone="primary" weight="medium">
            {t('task.to_go', { left: formatMoney(locale, missing, moved) })}
          </Text>
          {fees && (
            <span>
              {t('competition.about_fees', { fees: formatMoney(locale, { amount: fees, unit: missing.unit }, moved) })}
            </span>
          )}
        </Row>
      </div>
    </>
  )
}
