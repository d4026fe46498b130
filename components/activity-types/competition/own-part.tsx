import { CompetitionStakeLive, type CompetitionStakeLiveProps } from './competition-stake-live.tsx'
import { PlaceLive, type PlaceLiveProps } from './place-live.tsx'
import { PrizesLive, type PrizesLiveProps } from './prizes-live.tsx'

export type OwnPartProps =
  | ({ part: 'stake' } & CompetitionStakeLiveProps)
  | ({ part: 'place' } & PlaceLiveProps)
  | ({ part: 'prizes' } & PrizesLiveProps)

/** The live parts of the page for users, loaded together. */
export function OwnPart(props: OwnPartProps) {
  switch (props.part) {
    case 'stake':
      return <CompetitionStakeLive {...props} />
    case 'place':
      return <PlaceLive {...props} />
    case 'prizes':
      return <PrizesLive {...props} />
  }
}
