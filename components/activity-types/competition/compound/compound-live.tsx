'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useAnnouncePlace } from '../use-announce-place.ts'
import { dayEndsAt, stateOfDays, countTradedDays } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { HeroSubject } from '#components/activity/hero-headline.tsx'
import { PrizesCard, type PrizesCardProps } from '../prizes-card.tsx'
import { factorText, roiText } from '../competition-subject.ts'
import { CombineCard, CompoundHeadline, MyFormula } from './combined-prize.tsx'
import { tradeStep, usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { TrackCards } from './track-cards.tsx'
import type { CompoundSubject } from './compound-subject.ts'
import Big from 'big.js'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { activityApi } from '#store/api/activity.ts'
import { TextLink } from '#components/ui/text/link.tsx'
import { formatPercent } from '@fanfare/languages/format.ts'
import { Section } from '#components/ui/surface/section.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { prizeChanges, type PrizeChange, prizeShares } from '#lib/competition/prize-changes.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { shownParts } from '#lib/money/shown-parts.ts'
import { List, Note, Remark, Row, Span, Text } from '#components/ui/layout/layout.tsx'
import styles from './compound.module.css'

interface SubjectProps {
  subject: CompoundSubject
}

function HeadlineLive({ subject: initial, hero }: SubjectProps & { hero: HeroSubject }) {
  const { isLoading, ...own } = useMyCompound(initial)
  return <CompoundHeadline {...own} hero={hero} isServers={isLoading} />
}

/** The base prizes, with the user's rank by volume marked. */
function BasePrizesLive(prizes: PrizesCardProps & { activityId: string }) {
  const { my } = useMyActivity(prizes.activityId)
  return <PrizesCard {...prizes} myRank={my?.compound?.volumeRank} />
}

/** The user's combined prize and what would change it; once results are final, what decided it. */
export function CombineLive({ subject: initial }: SubjectProps) {
  const { subject, mine, isLoading } = useMyCompound(initial)
  const { t, locale, money, moved } = useMyWords()
  /** The place by combined prize in words; null without one. */
  const place = () => {
    if (!mine?.rank) return null
    const { my, isPaid } = mine
    const { roi, streak } = subject.factors
    return {
      rank: mine.rank,
      reward: isPaid ? moved(my.prize) : null,
      facts: isPaid
        ? [
            { label: t('compound.col_base'), value: money(my.basePrize) },
            roi && { label: t('competition.track_roi'), value: factorText(locale, my.roiFactor) },
            streak && { label: t('compound.track_streak'), value: factorText(locale, my.streakFactor) },
          ]
        : [],
    }
  }
  useAnnouncePlace(subject, place())
  if (!mine) return <CombineCard subject={subject} isServers={isLoading} />
  const Card = subject.outcome === 'SETTLED' ? FinalPrize : MyPrize
  return <Card subject={subject} mine={mine} />
}

/** The cards with the user's values. Trading becomes a member's next step, with today's prize and the time when an open day ends. */
export function TracksLive({ subject: initial }: SubjectProps) {
  const { subject, mine } = useMyCompound(initial)
  const { t, locale, number, moved, zone } = useMyWords()
  const { activityId, status, markets, bases } = subject

  const describe = () => {
    if (!mine || status !== 'ONGOING') return null
    const isOpen = subject.factors.streak && mine.days.some(({ state }) => state === 'open')
    const time = isOpen && formatTime(locale, dayEndsAt(serverNow(), subject), zone)
    if (mine.isPaid) {
      const prize = moved(mine.my.prize)
      return time ? t('compound.step_pays_open', { prize, time }) : t('compound.step_pays', { prize })
    }
    if (time) return t('compound.step_open', { time })
    return bases && t('compound.base_none', { rank: number(bases.lastRank) })
  }
  const line = describe()
  usePublishedStep(activityId, line ? tradeStep(t, line, markets) : null)
  return <TrackCards subject={subject} mine={mine} />
}

export const CompoundPart = partOf({
  headline: HeadlineLive,
  tracks: TracksLive,
  combine: CombineLive,
  prizes: BasePrizesLive,
})

/** My values on all tracks, with the state of each day of the streak. */
export type MyTracks = NonNullable<ReturnType<typeof useMyCompound>['mine']>

/** The user's values, and the subject with the newest number of entries; `mine` is null for users who have not joined. */
function useMyCompound(subject: CompoundSubject) {
  const { my, isLoading } = useMyActivity(subject.activityId)
  const { data } = activityApi.endpoints.activityDetail.useQueryState(subject.activityId)
  const now = useServerNow()
  const compound = my?.compound
  const factors = data?.competition?.factors ?? subject.factors
  if (!compound) return { isLoading, mine: null, subject }
  const days = stateOfDays(compound.streakDays, subject, { now, joinedAt: my.appliedAt })
  return {
    isLoading,
    subject: { ...subject, factors },
    mine: {
      my: compound,
      days,
      /** Days on which a trade still adds to the streak. */
      daysLeft: days.filter(({ state }) => state === 'open' || state === 'next').length,
      /** By combined prize. */
      rank: my.rank,
      /** Above 0. */
      isPaid: new Big(compound.prize.amount).gt(0),
    },
  }
}

type MyPrizeProps = SubjectProps & { mine: MyTracks }

/** The formula with the user's numbers, and what would change its result. */
function MyPrize({ subject, mine: { my, daysLeft } }: MyPrizeProps) {
  const { t, locale, number, counted, moved, percent, deadline } = useMyWords()
  const { factors, status, minimumTraders, bases } = subject
  const isOver = status === 'ENDED'
  const changes = isOver ? [] : prizeChanges(my, factors, daysLeft)
  const isInRanks = bases && my.volumeRank && my.volumeRank <= bases.lastRank
  const hasBase = new Big(my.basePrize.amount).gt(0)
  const hasFormula = !hasBase || isOver
  const isUnpaid = isInRanks && !hasBase && minimumTraders > 0
  const textOf = (change: PrizeChange) => {
    if (change.kind === 'streak') return t('compound.change_streak', counted(change.days))
    if (change.kind === 'rank') {
      const reach = { rank: number(change.rank), left: moved(change.left) }
      if (!change.fees) return t('compound.change_rank', reach)
      const fees = moved(change.fees)
      return t(change.isLoss ? 'compound.change_rank_loss' : 'compound.change_rank_fees', { ...reach, fees })
    }
    return 'at' in change
      ? t(`compound.change_${change.kind}`, { percent: percent(change.at) })
      : t(`compound.change_${change.kind}`, { minimum: number(change.minimum) })
  }
  return (
    <Section
      title={t(hasFormula || !changes.length ? 'compound.combine_mine' : 'compound.changes')}
      aside={<Remark className={styles.asOf}>{t('compound.as_of', { time: deadline(my.asOf) })}</Remark>}
      align="baseline"
    >
      {/* With a base prize the product is in the headline already. */}
      {hasFormula && <MyFormula subject={subject} my={my} />}
      {isUnpaid && <Note top="12">{t('competition.few_traders', counted(minimumTraders))}</Note>}
      {new Big(my.bonusScale).lt(1) && (
        <Note top="12">
          {t('compound.scaled', {
            percent: formatPercent(locale, my.bonusScale, { maxFraction: 1, rounding: 'down' }),
          })}
        </Note>
      )}
      {isOver && (
        <Notice tone="primary" top="12" className={styles.note}>
          {t('compound.settling')}
        </Notice>
      )}
      {hasFormula && changes.length > 0 && (
        <Text as="h3" top="24">
          {t('compound.changes')}
        </Text>
      )}
      {changes.length > 0 && (
        <List top="4">
          {changes.map((change) => (
            <Row as="li" key={change.kind} gap="2 16" align="center" breaks className={styles.change}>
              <Span grow tone={change.kind === 'rank' && change.isLoss ? 'warning' : undefined}>
                {textOf(change)}
              </Span>
              <b>
                <Amount money={change.prize} isMoved />
              </b>
            </Row>
          ))}
        </List>
      )}
      {changes.some((change) => 'minimum' in change) && <Note top="12">{t('compound.void_note')}</Note>}
    </Section>
  )
}

/** The final place and prize, with each track's share of the prize. */
function FinalPrize({ subject, mine: { my, rank, isPaid } }: MyPrizeProps) {
  const { t, locale, number, counted } = useMyWords()
  const { factors } = subject
  const { volumeRank, roi, roiFactor, streakDays, streakFactor, prize } = my
  const exact = prizeShares({ base: my.basePrize.amount, roi: roiFactor, streak: streakFactor }, my.bonusScale)
  const ofRoi = factorText(locale, roiFactor)
  const shares = [
    ['base', volumeRank && t('compound.decided_base', { rank: number(volumeRank) })],
    [
      'roi',
      factors.roi &&
        (roi
          ? t('compound.decided_roi', { percent: roiText(locale, roi), factor: ofRoi })
          : t('compound.decided_roi_none', { factor: ofRoi })),
    ],
    [
      'streak',
      factors.streak &&
        t('compound.decided_streak', {
          ...counted(countTradedDays(streakDays)),
          factor: factorText(locale, streakFactor),
        }),
    ],
  ] as const
  const amounts = shares.map(([track]) => ({ amount: exact[track], unit: prize.unit }))
  const { parts } = shownParts(amounts, prize)
  return (
    <Section
      title={t('compound.final_prize')}
      aside={rank && <Chip tone="good">{t('compound.rank', { rank: number(rank) })}</Chip>}
      align="baseline"
    >
      {isPaid ? (
        <>
          <MyFormula subject={subject} my={my} />
          <Text as="h3" top="24">
            {t('competition.decided')}
          </Text>
          <List top="4">
            {shares.map(([track, label], index) => {
              const money = parts[index]
              const isBase = track === 'base'
              return (
                label &&
                money && (
                  <Row as="li" key={track} gap="2 16" align="center" breaks className={styles.change}>
                    <Span grow>{label}</Span>
                    {/* A factor of 1 adds nothing. */}
                    {(isBase || !new Big(money.amount).eq(0)) && (
                      <b>
                        <Amount money={money} signed={!isBase} isMoved />
                      </b>
                    )}
                  </Row>
                )
              )
            })}
          </List>
          <Text top="16">
            {t('compound.paid')} <TextLink href="/rewards">{t('task.see_rewards')}</TextLink>
          </Text>
        </>
      ) : (
        <Note>{t('compound.none_won')}</Note>
      )}
    </Section>
  )
}
