import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BoardSection } from './board/board-section.tsx'
import { competitionPromise } from './competition-promise.ts'
import { CompetitionHeadline } from './competition-headline.tsx'
import { PlaceSlot } from './place/place-slot.tsx'
import { PoolCard } from './prizes/pool-card.tsx'
import { PrizesSection } from './prizes/prizes-section.tsx'
import { RankingFacts } from './ranking-facts.tsx'

/** The page of a competition of single traders: pool, leaderboard, the user's place and the prizes. */
export const COMPETITION_PAGE: PageParts = {
  HeroHeadline: CompetitionHeadline,
  promise: competitionPromise,
  BeforeTasks,
  Aside: CompetitionAside,
  listsPrizes: true,
}

function CompetitionAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="aside" />
      <PrizesSection detail={detail} />
      <RankingFacts detail={detail} />
    </>
  )
}

/** On phones the user's own place comes before the others'. */
function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PlaceSlot detail={detail} column="main" />
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}
