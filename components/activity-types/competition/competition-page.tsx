import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BoardSection } from './board/board-section.tsx'
import { competitionPromise } from './competition-promise.ts'
import { CompetitionHeadline } from './competition-headline.tsx'
import slot from './place/place-slot.module.css'
import { PlaceSection } from './place/place-section.tsx'
import { PoolCard } from './prizes/pool-card.tsx'
import { PrizesSection } from './prizes/prizes-section.tsx'
import { RankingFacts } from './ranking-facts.tsx'

/** The page of a competition of single traders: pool, free places, the user's place, leaderboard and prizes. */
export const COMPETITION_PAGE: PageParts = {
  cta: { hasOwnStep: true },
  HeroHeadline: CompetitionHeadline,
  promise: competitionPromise,
  AboveColumns: PlaceSection,
  BeforeTasks,
  Aside: CompetitionAside,
  listsPrizes: true,
}

/** How the ranking works is open where the column has room beside the tasks. */
function CompetitionAside({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PrizesSection detail={detail} />
      <div className={slot.main}>
        <RankingFacts detail={detail} />
      </div>
      <div className={slot.aside}>
        <RankingFacts detail={detail} isOpen />
      </div>
    </>
  )
}

function BeforeTasks({ detail }: { detail: ActivityDetail }) {
  return (
    <>
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}
