import { pick } from '../competition-subject.ts'
import { useTranslations } from 'next-intl'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { unlockedShare, prizeToday } from '#lib/competition/prize-today.ts'
import type { PageParts } from '#components/activity/page-parts.ts'
import { BoardSection } from '../board-section.tsx'
import { competitionPromise } from '../competition-page.tsx'
import { PoolCard, PrizesCard } from '../prizes-card.tsx'
import { RankingFacts, competitionFacts } from '../ranking-facts.tsx'
import { CombineCard } from './combine-card.tsx'
import { CompoundIsland } from '../competition-islands.tsx'
import { CompoundHeadline } from './compound-headline.tsx'
import { TrackCards } from './track-cards.tsx'
import styles from '../place.module.css'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { activityDays } from '#lib/competition/streak-days.ts'

/** The subtitle, which says what one sign-up enters; after the end the state of the results. */
const compoundPromise: NonNullable<PageParts['promise']> = (detail, texts) =>
  detail.status === 'ENDED' ? competitionPromise(detail, texts) : null

/** The page of linked tracks: a card a track, the prize that they combine to, the boards and the base prizes. */
export const COMPOUND_PAGE: PageParts = {
  cta: { hasOwnStep: true },
  HeroHeadline: TracksHeadline,
  promise: compoundPromise,
  BeforeTasks: CompoundSections,
  Aside: CompoundAside,
  listsPrizes: true,
}

/** The pool with a tile a track; the product of a member's. */
function TracksHeadline({ detail, subject: hero }: { detail: ActivityDetail; subject: HeroSubject }) {
  const subject = compoundSubject(detail)
  if (!subject || subject.status === 'UPCOMING') return <HeroHeadline subject={hero} />
  return (
    <CompoundIsland part="headline" subject={subject} hero={hero}>
      <CompoundHeadline subject={subject} hero={hero} mine={null} isServers />
    </CompoundIsland>
  )
}

/** The combined prize, the pool and the boards. */
function CompoundSections({ detail }: { detail: ActivityDetail }) {
  const subject = compoundSubject(detail)
  return (
    <>
      {subject && (
        <CompoundIsland part="combine" subject={subject}>
          <CombineCard subject={subject} isServers />
        </CompoundIsland>
      )}
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}

/**
 * Each track with its rules and my values, the base prizes by rank of volume, and how ranking works: closed rows on phones, cards
 * where the column has room beside a member's tasks.
 */
function CompoundAside({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('compound')
  const { activityId, competition, tiers, pool, status } = detail
  if (!competition) return null
  const prizes = {
    tiers,
    share: unlockedShare(competition, pool),
    isOver: status === 'ENDED',
    title: t('base_prizes'),
    pool,
  }
  // Each place has an element of its own: one that is used twice has its ids twice.
  const bases = () => (
    <CompoundIsland part="prizes" activityId={activityId} {...prizes}>
      <PrizesCard {...prizes} />
    </CompoundIsland>
  )
  const tracks = () => ({ key: 'tracks', title: t('tracks'), body: <TrackSection detail={detail} /> })
  return (
    <>
      <div className={styles.main}>
        <RankingFacts detail={detail} before={[tracks(), { key: 'bases', title: t('base_prizes'), body: bases() }]} />
      </div>
      <div className={styles.aside}>{bases()}</div>
      <div className={styles.aside}>
        <div className={styles.users}>
          <TrackSection detail={detail} />
          <RankingFacts detail={detail} />
        </div>
        <div className={styles.visitors}>
          <RankingFacts detail={detail} before={[tracks()]} />
        </div>
      </div>
    </>
  )
}

/** A card a track: its rules for visitors, the own values for members. */
function TrackSection({ detail }: { detail: ActivityDetail }) {
  const subject = compoundSubject(detail)
  if (!subject) return null
  return (
    <CompoundIsland part="tracks" subject={subject}>
      <TrackCards subject={subject} my={null} />
    </CompoundIsland>
  )
}

/** The base prizes by rank of volume: the lowest and the highest one, and the last rank that has one. */
interface BasePrizes {
  low: Money
  high: Money
  lastRank: number
}

/** The facts of linked tracks that the sections need, data, because they cross to the browser; null for a platform that sends no factors. */
export function compoundSubject(detail: ActivityDetail) {
  const { outcome, competition } = detail
  if (!competition?.factors || outcome === 'CANCELLED') return null
  return {
    ...pick(detail, 'activityId', 'status', 'outcome', 'startTime', 'endTime', 'timeZone'),
    ...pick(competition, 'cadence', 'markets', 'minimum', 'minimumTraders'),
    factors: competition.factors,
    /** The days of the activity in its zone, `YYYY-MM-DD`. */
    days: activityDays(detail),
    bases: basePrizes(detail, competition),
    facts: competitionFacts(detail),
  }
}

export type CompoundSubject = NonNullable<ReturnType<typeof compoundSubject>>

function basePrizes({ tiers, pool }: ActivityDetail, competition: CompetitionSection): BasePrizes | null {
  const share = unlockedShare(competition, pool)
  const prizes = tiers.flatMap(({ rankTo, reward }) => {
    const { amount } = prizeToday(reward, share)
    return rankTo !== undefined && 'unit' in amount ? { rankTo, amount } : []
  })
  const [first, last] = [prizes[0], prizes.at(-1)]
  return first && last ? { high: first.amount, low: last.amount, lastRank: last.rankTo } : null
}
