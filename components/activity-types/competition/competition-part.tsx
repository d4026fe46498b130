import { BoardLive, type BoardLiveProps } from './board/board-live.tsx'
import { CompetitionHeadlineLive, type CompetitionHeadlineLiveProps } from './competition-headline-live.tsx'
import { PlaceLive, type PlaceLiveProps } from './place/place-live.tsx'
import { PrizesLive, type PrizesLiveProps } from './prizes/prizes-live.tsx'

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
