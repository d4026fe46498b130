import { compoundSubject } from './compound-subject.ts'
import { useTranslations } from 'next-intl'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { unlockedShare } from '#lib/competition/prize-today.ts'
import type { DescribePromise, DetailProps, HeadlineProps, PageParts } from '#components/activity/page-parts.ts'
import { competitionPromise, PoolAndBoard } from '../competition-page.tsx'
import { PrizesCard } from '../prizes-card.tsx'
import { RankingFacts } from '../ranking-facts.tsx'
import { CombineCard, CompoundHeadline } from './combined-prize.tsx'
import { CompoundIsland } from '../competition-islands.tsx'
import { TrackCards } from './track-cards.tsx'
import styles from '../place.module.css'

/** What one sign-up enters; after the end the state of the results. */
const compoundPromise: DescribePromise = (detail, texts) =>
  detail.status === 'ENDED' ? competitionPromise(detail, texts) : null

/** The page of linked tracks: a card for each, their combined prize, the boards and the base prizes. */
export const COMPOUND_PAGE: PageParts = {
  HeroHeadline: TracksHeadline,
  promise: compoundPromise,
  BeforeTasks: CompoundSections,
  Aside: CompoundAside,
  listsPrizes: true,
}

/** The pool with a tile for each track, and a member's product. */
function TracksHeadline({ detail, subject: hero }: HeadlineProps) {
  const subject = compoundSubject(detail)
  if (!subject || subject.status === 'UPCOMING') return <HeroHeadline subject={hero} />
  return (
    <CompoundIsland part="headline" subject={subject} hero={hero}>
      <CompoundHeadline subject={subject} hero={hero} mine={null} isServers />
    </CompoundIsland>
  )
}

function CompoundSections({ detail }: DetailProps) {
  const subject = compoundSubject(detail)
  return (
    <>
      {subject && (
        <CompoundIsland part="combine" subject={subject}>
          <CombineCard subject={subject} isServers />
        </CompoundIsland>
      )}
      <PoolAndBoard detail={detail} />
    </>
  )
}

/**
 * The tracks, the base prizes by rank of volume, and the rules of the ranking: closed rows on phones, cards where the column has
 * room beside a member's tasks.
 */
function CompoundAside({ detail }: DetailProps) {
  const t = useTranslations('compound')
  const { activityId, competition, tiers, pool, status } = detail
  if (!competition) return null
  const prizes = {
    tiers,
    share: unlockedShare(competition, pool),
    isOver: status === 'ENDED',
    pool,
  }
  // A function, because an element that is used twice would repeat its ids.
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

/** A card for each track: its rules for visitors, their own values for members. */
function TrackSection({ detail }: DetailProps) {
  const subject = compoundSubject(detail)
  if (!subject) return null
  return (
    <CompoundIsland part="tracks" subject={subject}>
      <TrackCards subject={subject} mine={null} />
    </CompoundIsland>
  )
}
