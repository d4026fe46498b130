import Big from 'big.js'
import { combine } from '@fanfare/kernel/competition/combine.ts'
import type { ReactNode } from 'react'
import type { Money } from '@fanfare/contract/money.ts'
import type { MyCompound } from '@fanfare/contract/activity/my-sections.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { cx } from '#components/ui/cx.ts'
import { exampleCombination, isVoid } from '#lib/competition/prize-changes.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import { countTradedDays } from '#lib/competition/streak-days.ts'
import { Ends, Note, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { factorText, roiText } from '../competition-subject.ts'
import type { CompoundSubject } from './compound-subject.ts'
import { BOX_STYLES, TRACK_TITLES, type TrackName } from './track-card.tsx'
import styles from './tracks.module.css'
import { formatNumber } from '@fanfare/languages/format.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { CompetitionFacts } from '../ranking-facts.tsx'
import type { MyTracks } from './compound-live.tsx'
import compound from './compound.module.css'

/** Before joining: the formula of the tracks, with an example. */
export function CombineCard({ subject, isServers }: { subject: CompoundSubject; isServers?: boolean }) {
  const { t, number, counted, percent } = useWords()
  const { factors, bases, days } = subject
  const tracks = 1 + (factors.roi ? 1 : 0) + (factors.streak ? 1 : 0)
  const example = bases && exampleCombination(bases, factors, days.length)
  return (
    <Section title={t('compound.combine')} className={cx(isServers && styles.servers)}>
      {subject.status !== 'ENDED' && (
        <Note data-visitors={isServers ? '' : undefined}>{t('compound.enters', counted(tracks))}</Note>
      )}
      {example && (
        <>
          <Text as="h3" top="24">
            {t('compound.example')}
          </Text>
          <Formula
            boxes={[
              ['volume', t('compound.part_volume', { rank: number(example.rank) }), example.base],
              example.roi && [
                'roi',
                t('compound.part_roi_from', { percent: percent(example.roi.from) }),
                example.roi.factor,
              ],
              example.streak && [
                'streak',
                t('compound.part_streak', counted(example.streak.days)),
                example.streak.factor,
              ],
              ['result', t('compound.pays'), example.prize],
            ]}
          />
        </>
      )}
    </Section>
  )
}

/** The value: a prize, or the factor of another track; null without a base prize. */
type FormulaBox = readonly [track: TrackName | 'result', label: string, value: Money | string | null]

/** One box per factor in the colour of its track, and the result; on phones rows with × and =. No box for a track that the activity has not. */
function Formula({ boxes }: { boxes: readonly (FormulaBox | null)[] }) {
  const { t, locale } = useWords()
  const shown = (value: FormulaBox[2], isResult: boolean) => {
    if (typeof value === 'string') return <Figure value={factorText(locale, value)} />
    if (value) return <Amount money={value} isMoved={isResult} />
    return (
      <Span weight="medium" tone="secondary" className={styles.none}>
        {t('compound.no_prize')}
      </Span>
    )
  }
  return (
    <Stack as="dl" gap="8" top="16" className={styles.formula}>
      {boxes.map((box) => {
        if (!box) return null
        const [track, label, value] = box
        const isResult = track === 'result'
        return (
          <Ends
            key={track}
            gap="2 12"
            align="baseline"
            className={cx(styles.part, isResult && styles.result)}
            style={BOX_STYLES[track]}
          >
            <Note as="dt">{label}</Note>
            <dd>{shown(value, isResult)}</dd>
          </Ends>
        )
      })}
    </Stack>
  )
}

/** The formula with my numbers. Without a base prize its result is that of the last rank with one. */
export function MyFormula({ subject, my }: { subject: CompoundSubject; my: MyCompound }) {
  const { t, locale, number, counted } = useWords()
  const { factors, bases, outcome } = subject
  const { basePrize, volumeRank, roi, roiFactor, streakDays, streakFactor, bonusScale, prize } = my
  const hasBase = new Big(basePrize.amount).gt(0)
  const roiLabel = () => {
    if (isVoid(factors.roi)) return t('compound.part_roi_void')
    return roi ? t('compound.part_roi', { percent: roiText(locale, roi) }) : t('compound.part_roi_none')
  }
  const ofBase = (base: string) => combine({ base, roi: roiFactor, streak: streakFactor }, bonusScale)
  if (!hasBase && !bases) return null
  return (
    <Formula
      boxes={[
        [
          'volume',
          volumeRank ? t('compound.part_volume', { rank: number(volumeRank) }) : t('compound.part_unranked'),
          hasBase ? basePrize : null,
        ],
        factors.roi && ['roi', roiLabel(), roiFactor],
        factors.streak && [
          'streak',
          isVoid(factors.streak)
            ? t('compound.part_streak_void')
            : t('compound.part_streak', counted(countTradedDays(streakDays))),
          streakFactor,
        ],
        hasBase
          ? ['result', t(outcome === 'SETTLED' ? 'competition.prize_won' : 'compound.pays_today'), prize]
          : bases && [
              'result',
              t('compound.rank_would_pay', { rank: number(bases.lastRank) }),
              { unit: prize.unit, amount: ofBase(bases.low.amount) },
            ],
      ]}
    />
  )
}

interface CompoundHeadlineProps {
  subject: CompoundSubject
  hero: HeroSubject
  /** null when the reader has not joined. */
  mine: MyTracks | null
  isServers?: boolean
}

/** Of the line at the start of a tile. */
const TILE_COLORS = { volume: 'var(--primary-main)', roi: 'var(--art-teal)', streak: 'var(--chart-3)' }

/** How many days fit in a tile; the newest are shown. */
const DOTS = 7

/**
 * The pool with its facts, a tile for each track (rules for visitors; rank, factor and days for members), and a member's product; after
 * the end the prize.
 */
export function CompoundHeadline({ subject, hero, mine, isServers }: CompoundHeadlineProps) {
  const { t, locale, number, counted, moved, percent } = useWords()
  const { facts, outcome, factors, bases, days } = subject
  const my = mine?.isPaid ? mine.my : null
  const lead = mine?.rank ? t('competition.finished_won', { rank: number(mine.rank) }) : undefined
  const times = (factor: string) => <bdi dir="ltr">{`×\u00A0${factorText(locale, factor)}`}</bdi>
  const values = mine?.my
  const best = factors.roi?.steps.at(-1)
  const dots = ({ days: all, my: { streakDays } }: MyTracks) => {
    const begun = all.filter(({ state }) => state !== 'next').length
    const shown = all.slice(Math.max(0, begun - DOTS), Math.max(DOTS, begun))
    const traded = number(countTradedDays(streakDays))
    return (
      <Row
        as="span"
        gap="3"
        align="center"
        className={compound.dots}
        role="img"
        aria-label={t('compound.streak_days', { ...counted(all.length), traded })}
      >
        {shown.map(({ day, state }) => (
          <i key={day} data-state={state} />
        ))}
      </Row>
    )
  }
  const baseOf = ({ volumeRank, basePrize }: MyCompound) => {
    if (!volumeRank) return t('competition.not_ranked')
    return basePrize.amount === '0' ? t('compound.no_prize') : <Amount money={basePrize} />
  }
  const roiOf = ({ roi }: MyCompound) => (roi ? roiText(locale, roi) : t('compound.roi_none'))
  const tile = (track: TrackName, figure: ReactNode, note: ReactNode) => (
    <Stack as="li" gap="2" tone="secondary" size="note" numeric breaks style={{ borderColor: TILE_COLORS[track] }}>
      <span>{t(TRACK_TITLES[track])}</span>
      <b>{figure}</b>
      <span>{note}</span>
    </Stack>
  )
  return (
    <>
      <HeroHeadline
        subject={hero}
        mine={my && outcome === 'SETTLED' ? { won: my.prize, lead } : null}
        facts={facts && <CompetitionFacts facts={facts} />}
        isServers={isServers}
      />
      <Stack
        as="ul"
        gap="8"
        top="14"
        className={compound.tiles}
        aria-label={t('compound.tracks')}
        data-servers={isServers || undefined}
      >
        {tile(
          'volume',
          values?.volumeRank
            ? t('compound.rank', { rank: number(values.volumeRank) })
            : bases && <Amount money={bases.high} />,
          values ? baseOf(values) : t('compound.col_base'),
        )}
        {factors.roi &&
          tile(
            'roi',
            values ? times(values.roiFactor) : best && times(best.factor),
            values ? roiOf(values) : best && t('compound.step_from', { percent: percent(best.from) }),
          )}
        {factors.streak &&
          tile(
            'streak',
            mine ? dots(mine) : times(String(1 + Number(factors.streak.perDay) * days.length)),
            values ? times(values.streakFactor) : t('countdown.days', counted(days.length)),
          )}
      </Stack>
      {isServers && <p className={cx(compound.product, compound.waiting)}>{'\u00A0'}</p>}
      {my && (
        // `60 × 1.00 × 1.02 = 61.20 USDT` of the user.
        <p className={compound.product} data-product="">
          <bdi dir="ltr">
            {`${formatNumber(locale, my.basePrize.amount)} × ${factorText(locale, my.roiFactor)} × ${factorText(locale, my.streakFactor)} = `}
            <b>{moved(my.prize)}</b>
          </bdi>
        </p>
      )}
    </>
  )
}
