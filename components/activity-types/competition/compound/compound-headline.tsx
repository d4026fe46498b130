import { formatNumber } from '@fanfare/languages/format.ts'
import type { ReactNode } from 'react'
import type { Money } from '@fanfare/contract/money.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { cx } from '#components/ui/cx.ts'
import { Stack } from '#components/ui/layout/layout.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { countTradedDays } from '#lib/competition/streak-days.ts'
import { CompetitionFacts } from '../ranking-facts.tsx'
import { factorText, roiText } from '../competition-subject.ts'
import type { CompoundSubject } from './compound-subject.ts'
import type { TrackName } from './track-card.tsx'
import type { MyTracks } from './compound-live.tsx'
import styles from './compound.module.css'

interface CompoundHeadlineProps {
  subject: CompoundSubject
  hero: HeroSubject
  /** null when the reader has not joined. */
  mine: MyTracks | null
  isServers?: boolean
}

/** The pool with its facts, a tile for each track, and a member's product; after the end the prize. */
export function CompoundHeadline({ subject, hero, mine, isServers = false }: CompoundHeadlineProps) {
  const { t, locale, number, moved } = useWords()
  const { facts, outcome } = subject
  const my = mine?.isPaid ? mine.my : null
  const lead =
    mine?.rank == null ? t('activity_stake.you_got') : t('competition.finished_won', { rank: number(mine.rank) })
  return (
    <>
      <HeroHeadline
        subject={hero}
        mine={my && outcome === 'SETTLED' ? { won: my.prize, lead } : null}
        facts={facts && <CompetitionFacts facts={facts} />}
        isServers={isServers}
      />
      <Tiles subject={subject} mine={mine} isServers={isServers} />
      {isServers && <p className={cx(styles.product, styles.waiting)}>{'\u00A0'}</p>}
      {my && (
        // `60 × 1.00 × 1.02 = 61.20 USDT` of the user.
        <p className={styles.product} data-product="">
          <bdi dir="ltr">
            {`${formatNumber(locale, my.basePrize.amount)} × ${factorText(locale, my.roiFactor)} × ${factorText(locale, my.streakFactor)} = `}
            <b>{moved(my.prize)}</b>
          </bdi>
        </p>
      )}
    </>
  )
}

/** A tile for each track: rules for visitors; rank, factor and days for members. */
function Tiles({
  subject: { factors, bases, days },
  mine,
  isServers,
}: {
  subject: CompoundSubject
  mine: MyTracks | null
  isServers: boolean
}) {
  const { t, locale, number, counted, percent } = useWords()
  const times = (factor: string) => <bdi dir="ltr">{`×\u00A0${factorText(locale, factor)}`}</bdi>
  const my = mine?.my ?? null
  const base = (money: Money) =>
    money.amount === '0' ? t('compound.no_prize') : <Amount money={money} locale={locale} />
  const best = factors.roi?.steps.at(-1)
  return (
    <ul className={styles.tiles} aria-label={t('compound.tracks')} data-servers={isServers || undefined}>
      <Tile track="volume" title={t('competition.track_volume')}>
        <b>
          {my && my.volumeRank !== null
            ? t('compound.rank', { rank: number(my.volumeRank) })
            : bases && <Amount money={bases.high} locale={locale} />}
        </b>
        <span>
          {my === null
            ? t('compound.col_base')
            : my.volumeRank === null
              ? t('competition.not_ranked')
              : base(my.basePrize)}
        </span>
      </Tile>
      {factors.roi && (
        <Tile track="roi" title={t('competition.track_roi')}>
          <b>{my ? times(my.roiFactor) : best && times(best.factor)}</b>
          <span>
            {my
              ? my.roi === null
                ? t('compound.roi_none')
                : roiText(locale, my.roi)
              : best && t('compound.step_from', { percent: percent(best.from) })}
          </span>
        </Tile>
      )}
      {factors.streak && (
        <Tile track="streak" title={t('compound.track_streak')}>
          {mine ? <DayDots mine={mine} /> : <b>{times(String(1 + Number(factors.streak.perDay) * days.length))}</b>}
          <span>{my ? times(my.streakFactor) : t('countdown.days', counted(days.length))}</span>
        </Tile>
      )}
    </ul>
  )
}

function Tile({ track, title, children }: { track: TrackName; title: string; children: ReactNode }) {
  return (
    <Stack as="li" gap="2" tone="secondary" size="note" numeric breaks data-track={track}>
      <span>{title}</span>
      {children}
    </Stack>
  )
}

/** How many days fit in a tile; the newest are shown. */
const DOTS = 7

function DayDots({ mine: { days, my } }: { mine: MyTracks }) {
  const { t, number, counted } = useWords()
  const begun = days.filter(({ state }) => state !== 'next').length
  const shown = days.slice(Math.max(0, Math.min(begun, days.length) - DOTS), Math.max(DOTS, begun))
  const traded = number(countTradedDays(my.streakDays))
  return (
    <span
      className={styles.dots}
      role="img"
      aria-label={t('compound.streak_days', { ...counted(days.length), traded })}
    >
      {shown.map(({ day, state }) => (
        <i key={day} data-state={state} />
      ))}
    </span>
  )
}
