import { BoardLive, type BoardLiveProps } from './board/board-live.tsx'
import { CompetitionHeadlineLive, type CompetitionHeadlineLiveProps } from './competition-headline-live.tsx'
import { PlaceLive, type PlaceLiveProps } from './place/place-live.tsx'
import { useMyRank } from './place/use-my-rank.ts'
import { PrizesCard, type PrizesCardProps } from './prizes/prizes-card.tsx'
import { unrankedReason, validRank } from '#lib/competition/my-place.ts'
import { placeAfter } from '#lib/competition/paid-places.ts'

interface PrizesLiveProps extends Omit<PrizesCardProps, 'myRank' | 'nextRank' | 'myClass'> {
  activityId: string
  cadence: number
}

export type CompetitionPartProps =
  | ({ part: 'board' } & BoardLiveProps)
  | ({ part: 'headline' } & CompetitionHeadlineLiveProps)
  | ({ part: 'place' } & PlaceLiveProps)
  | ({ part: 'prizes' } & PrizesLiveProps)

/** The live parts of the page, loaded together: each `import()` costs every page of an activity some bytes. */
export function CompetitionPart(props: CompetitionPartProps) {
  switch (props.part) {
    case 'board':
      return <BoardLive {...props} />
    case 'headline':
      return <CompetitionHeadlineLive {...props} />
    case 'place':
      return <PlaceLive {...props} />
    case 'prizes':
      return <PrizesLive {...props} />
  }
}

/** The prizes with the ranks of the user marked, or those that the minimum volume would reach. */
function PrizesLive({ activityId, cadence, ...prizes }: PrizesLiveProps) {
  const { mine, board } = useMyRank(activityId, cadence)
  const canRank = board !== null && !prizes.isOver && unrankedReason(mine, null)?.why !== 'removed'
  return (
    <PrizesCard
      {...prizes}
      myRank={validRank(mine)}
      nextRank={canRank ? placeAfter(board.total) : null}
      myClass={board?.weightClass ?? null}
    />
  )
}
