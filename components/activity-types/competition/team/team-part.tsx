import { MyTeamLive, type MyTeamLiveProps } from './mine/my-team-live.tsx'
import { SplitLive, type SplitLiveProps } from './split/split-live.tsx'
import { TeamStakeLive, type TeamStakeLiveProps } from './team-stake-live.tsx'
import { TeamsLive, type TeamsLiveProps } from './teams-live.tsx'

export type TeamPartProps =
  | ({ part: 'stake' } & TeamStakeLiveProps)
  | ({ part: 'mine' } & MyTeamLiveProps)
  | ({ part: 'teams' } & TeamsLiveProps)
  | ({ part: 'split' } & SplitLiveProps)

/** The live parts of the page, loaded together: each `import()` costs every page of an activity some bytes. */
export function TeamPart(props: TeamPartProps) {
  switch (props.part) {
    case 'stake':
      return <TeamStakeLive {...props} />
    case 'mine':
      return <MyTeamLive {...props} />
    case 'teams':
      return <TeamsLive {...props} />
    case 'split':
      return <SplitLive {...props} />
  }
}
