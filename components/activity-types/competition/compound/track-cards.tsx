import Big from 'big.js'
import { formatPercent } from '@fanfare/languages/format.ts'
import { roiStepIndex } from '@fanfare/kernel/competition/combine.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { isVoid, type Factors } from '#lib/competition/prize-changes.ts'
import { dayEndsAt, type DayState } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { Grid, Note, Stack, Text, Accent } from '#components/ui/layout/layout.tsx'
import { TrackCard, TrackCheck, EntriesCheck } from './track-card.tsx'
import { factorText, roiText } from '../competition-subject.ts'
import type { CompoundSubject } from './compound-subject.ts'
import type { MyTracks } from './compound-live.tsx'
import place from '../place.module.css'
import styles from './tracks.module.css'

interface TrackProps {
  subject: CompoundSubject
  /** null when the reader has not joined. */
  mine: MyTracks | null
}

/** A card for each track. Server and browser render the same boxes. */
export function TrackCards(props: TrackProps) {
  const { t } = useWords()
  const { roi, streak } = props.subject.factors
  return (
    <Grid as="ul" gap="16" aria-label={t('compound.tracks')}>
      <VolumeCard {...props} />
      {roi && <RoiCard {...props} roi={roi} />}
      {streak && <StreakCard {...props} streak={streak} />}
    </Grid>
  )
}

/** The volume with its rank, the base prize, and the distance to the next one. */
function VolumeCard({ subject, mine }: TrackProps) {
  const { t, number, money, moved, movedAmount } = useWords()
  const my = mine?.my
  const { minimum, bases, status } = subject
  const own = ({ volume, volumeRank, basePrize, nextBase }: MyCompound) => {
    const isOver = status === 'ENDED'
    if (new Big(volume.amount).eq(0))
      return <p className={styles.rule}>{t(isOver ? 'compound.volume_none_over' : 'compound.volume_none')}</p>
    const hasBase = new Big(basePrize.amount).gt(0)
    const left = new Big(nextBase?.volume ?? 0).minus(volume.amount)
    const next = !isOver && left.gt(0) && nextBase
    const written = (amount: string) => moved({ amount, unit: volume.unit })
    const base = hasBase
      ? t('compound.base_now', { prize: money(basePrize) })
      : !volumeRank && !isOver
        ? t('competition.ranked_soon')
        : bases &&
          t(isOver ? 'compound.base_none_over' : 'compound.base_none', {
            rank: number(bases.lastRank),
          })
    return (
      <>
        <p className={styles.figure}>
          <Figure value={movedAmount(volume)} unit={volume.unit} size="L" />
        </p>
        <Note top="4">
          {base}{' '}
          {next
            ? t('compound.base_next', {
                rank: number(next.rank),
                prize: money(next.basePrize),
                left: written(left.toFixed()),
              })
            : hasBase && !nextBase && t('compound.base_top')}
        </Note>
        {next && (
          <ProgressBar
            className={styles.bar}
            ratio={new Big(volume.amount).div(next.volume).toNumber()}
            label={t('competition.next_progress', { rank: number(next.rank) })}
            valueText={t('task.of_target', { current: written(volume.amount), target: written(next.volume) })}
          />
        )}
      </>
    )
  }
  const isMissing = my && minimum && new Big(my.volume.amount).lt(minimum.amount)
  return (
    <TrackCard
      track="volume"
      chip={!!my?.volumeRank && t('compound.rank', { rank: number(my.volumeRank) })}
      checks={
        <TrackCheck state={my ? (isMissing ? 'open' : 'met') : 'rule'}>
          {minimum ? t('competition.minimum_of', { amount: money(minimum) }) : t('compound.no_minimum')}
        </TrackCheck>
      }
    >
      {my
        ? own(my)
        : bases && (
            <>
              <p className={styles.rule}>
                {t('compound.volume_rule', { low: money(bases.low), high: money(bases.high) })}
              </p>
              <Note top="4">{t('compound.volume_ranks', { rank: number(bases.lastRank) })}</Note>
            </>
          )}
    </TrackCard>
  )
}

/** The return with its factor among the steps, the deposits that it needs, and the track's entries. */
function RoiCard({ subject: { status }, mine, roi }: TrackProps & { roi: NonNullable<Factors['roi']> }) {
  const { t, locale, money, percent } = useWords()
  const my = mine?.my
  const isOver = status === 'ENDED'
  const { minimumDeposit, steps } = roi
  const at = roiStepIndex(steps, my?.roi ?? null)
  const second = steps[1]
  const deposit = minimumDeposit && money(minimumDeposit)
  return (
    <TrackCard
      track="roi"
      chip={my && t('compound.factor', { factor: factorText(locale, my.roiFactor) })}
      warning={my && isVoid(roi) && t(isOver ? 'compound.void_over' : 'compound.void_now')}
      checks={
        <>
          {deposit && (
            <TrackCheck state={my ? (my.roi ? 'met' : 'open') : 'rule'}>
              {t(
                my?.roi
                  ? 'compound.deposit_reached'
                  : my && isOver
                    ? 'compound.deposit_missed'
                    : 'compound.deposit_needed',
                { amount: deposit },
              )}
            </TrackCheck>
          )}
          <EntriesCheck track={roi} isMine={!!my} isOver={isOver} />
        </>
      }
    >
      {!my && <p className={styles.rule}>{t('compound.roi_rule')}</p>}
      {my?.roi === null && (
        <p className={place.unranked}>{t(isOver ? 'compound.roi_none_over' : 'compound.roi_none')}</p>
      )}
      {my?.roi === null && !isOver && (
        <Note top="4">{deposit ? t('compound.roi_get_deposit', { amount: deposit }) : t('compound.roi_get')}</Note>
      )}
      {my?.roi && (
        <p className={styles.figure}>
          <Figure value={roiText(locale, my.roi)} size="L" />
        </p>
      )}
      {/* The factors as equal segments, each with the ROI from which it applies; mine is filled. */}
      <Stack as="ol" gap="4" top="12" className={styles.steps} aria-label={t('compound.roi_steps')}>
        {steps.map(({ from, factor }, index) => (
          <Text
            as="li"
            tone="secondary"
            numeric
            breaks
            text="center"
            key={from}
            aria-current={index === at ? 'step' : undefined}
          >
            <Accent tone="primary" size="note">
              <bdi dir="ltr">{`×\u00A0${factorText(locale, factor)}`}</bdi>
            </Accent>
            <span>
              {index === 0 && second
                ? t('compound.step_below', { percent: percent(second.from) })
                : t('compound.step_from', { percent: percent(from) })}
            </span>
          </Text>
        ))}
      </Stack>
    </TrackCard>
  )
}

/** The days with a trade, their bonus, and until when today is open. */
function StreakCard({ subject, mine, streak }: TrackProps & { streak: NonNullable<Factors['streak']> }) {
  const { t, locale, number, counted } = useWords()
  const percent = (ratio: string) => formatPercent(locale, ratio, { maxFraction: 2 })
  const isOver = subject.status === 'ENDED'
  const bonus = mine && new Big(mine.my.streakFactor).minus(1)
  const days = mine?.days ?? subject.days.map((day) => ({ day, state: 'next' as const }))
  const missed = countOf(days, 'missed')
  const traded = t('compound.streak_days', { ...counted(days.length), traded: number(countOf(days, 'traded')) })
  const label = missed ? `${traded}, ${t('compound.streak_missed', counted(missed))}` : traded
  return (
    <TrackCard
      track="streak"
      chip={bonus?.gt(0) && isolateLtr(locale, `+${percent(bonus.toFixed())}`)}
      warning={mine && isVoid(streak) && t(isOver ? 'compound.void_over' : 'compound.void_now')}
      checks={
        <>
          <EntriesCheck track={streak} isMine={!!mine} isOver={isOver} />
          {mine && <TodayCheck subject={subject} days={mine.days} told={traded} />}
        </>
      }
    >
      {/* A box for each day of the activity, with its day of the month. */}
      <div
        role="img"
        aria-label={mine ? label : t('compound.streak_calendar', counted(days.length))}
        className={styles.days}
      >
        {days.map(({ day, state }) => (
          <Stack as="span" tone="secondary" numeric key={day} data-state={state}>
            {number(Number(day.slice(8)))}
          </Stack>
        ))}
      </div>
      <Note top="12">{t('compound.streak_rule', { percent: percent(streak.perDay) })}</Note>
    </TrackCard>
  )
}

const countOf = (days: MyTracks['days'], state: DayState) => days.filter((day) => day.state === state).length

interface TodayCheckProps extends Pick<MyTracks, 'days'> {
  subject: CompoundSubject
  /** How many days have a trade, in words. */
  told: string
}

/** Until when today is open, or that it counts; outside of the activity the number of days. */
function TodayCheck({ subject, days, told }: TodayCheckProps) {
  const { t, locale, zone } = useMyWords()
  const now = serverNow()
  const isMet = countOf(days, 'traded') > 0
  const time = formatTime(locale, dayEndsAt(now, subject), zone)
  if (countOf(days, 'open')) return <TrackCheck state="open">{t('compound.today_open', { time })}</TrackCheck>
  const isDone = isMet && countOf(days, 'next') && now >= subject.startTime
  return <TrackCheck state={isMet ? 'met' : 'rule'}>{isDone ? t('compound.today_done', { time }) : told}</TrackCheck>
}
