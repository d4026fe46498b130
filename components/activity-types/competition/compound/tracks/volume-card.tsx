import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Figure } from '#components/ui/text/figure.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { formatAmount, formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { CompoundSubject } from '../compound-subject.ts'
import { TrackCard } from './track-card.tsx'
import type { TrackProps } from './track-cards.tsx'
import styles from './track-cards.module.css'
import { TrackCheck } from './track-check.tsx'

/** The volume with its rank, the base prize, and the way to the next one. */
export function VolumeCard({ subject, my: mine }: TrackProps) {
  const t = useTranslations()
  const locale = useLocale()
  const my = mine?.my ?? null
  const { minimum, bases } = subject
  const rank = my?.volumeRank ?? null
  const isReached = minimum !== null && my !== null && new Big(my.volume.amount).gte(minimum.amount)
  return (
    <TrackCard
      track="volume"
      title={t('competition.track_volume')}
      chip={rank === null ? null : { text: t('compound.rank', { rank: formatNumber(locale, String(rank)) }) }}
      checks={
        minimum ? (
          <TrackCheck state={my === null ? 'rule' : isReached ? 'met' : 'open'}>
            {t('competition.minimum_of', { amount: formatMoney(locale, minimum) })}
          </TrackCheck>
        ) : (
          <TrackCheck state={my === null ? 'rule' : 'met'}>{t('compound.no_minimum')}</TrackCheck>
        )
      }
    >
      {my === null ? (
        bases && (
          <>
            <p className={styles.rule}>
              {t('compound.volume_rule', {
                low: formatMoney(locale, bases.low),
                high: formatMoney(locale, bases.high),
              })}
            </p>
            <p className={styles.line}>
              {t('compound.volume_ranks', { rank: formatNumber(locale, String(bases.lastRank)) })}
            </p>
          </>
        )
      ) : (
        <MyVolume my={my} subject={subject} />
      )}
    </TrackCard>
  )
}

function MyVolume({ my, subject: { bases, status } }: { my: MyCompound; subject: CompoundSubject }) {
  const t = useTranslations()
  const locale = useLocale()
  const { volume, volumeRank, basePrize, nextBase } = my
  const isOver = status === 'ENDED'
  if (new Big(volume.amount).eq(0))
    return <p className={styles.rule}>{t(isOver ? 'compound.volume_none_over' : 'compound.volume_none')}</p>
  const hasBase = new Big(basePrize.amount).gt(0)
  const left = nextBase ? new Big(nextBase.volume).minus(volume.amount) : null
  const isAhead = !isOver && left !== null && left.gt(0)
  const money = (amount: string) => formatMoney(locale, { amount, unit: volume.unit }, { isMoved: true })
  const base = hasBase
    ? t('compound.base_now', { prize: formatMoney(locale, basePrize) })
    : volumeRank === null && !isOver
      ? t('competition.ranked_soon')
      : bases &&
        t(isOver ? 'compound.base_none_over' : 'compound.base_none', {
          rank: formatNumber(locale, String(bases.lastRank)),
        })
  return (
    <>
      <p className={styles.figure}>
        <Figure value={formatAmount(locale, volume, { isMoved: true })} unit={volume.unit} size="L" />
      </p>
      <p className={styles.line}>
        {base}{' '}
        {nextBase && isAhead
          ? t('compound.base_next', {
              rank: formatNumber(locale, String(nextBase.rank)),
              prize: formatMoney(locale, nextBase.basePrize),
              left: money(left.toFixed()),
            })
          : hasBase && !nextBase && t('compound.base_top')}
      </p>
      {nextBase && isAhead && (
        <ProgressBar
          className={styles.bar}
          ratio={new Big(volume.amount).div(nextBase.volume).toNumber()}
          label={t('competition.next_progress', { rank: formatNumber(locale, String(nextBase.rank)) })}
          valueText={t('task.of_target', { current: money(volume.amount), target: money(nextBase.volume) })}
        />
      )}
    </>
  )
}
