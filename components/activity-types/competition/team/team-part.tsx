import { MyTeamLive, type MyTeamLiveProps } from './mine/my-team-live.tsx'
import { SplitLive, type SplitLiveProps } from './split/split-live.tsx'
import { TeamHeadlineLive, type TeamHeadlineLiveProps } from './team-headline-live.tsx'
import { TeamsLive, type TeamsLiveProps } from './teams-live.tsx'

export type TeamPartProps =
  | ({ part: 'headline' } & TeamHeadlineLiveProps)
  | ({ part: 'mine' } & MyTeamLiveProps)
  | ({ part: 'teams' } & TeamsLiveProps)
  | ({ part: 'split' } & SplitLiveProps)

/** The live parts of the page, loaded together: each `import()` costs every page of an activity some bytes. */
export function TeamPart(props: TeamPartProps) {
  switch (props.part) {
    case 'headline':
      return <TeamHeadlineLive {...props} />
    case 'mine':
      return <MyTeamLive {...props} />
    case 'teams':
      return <TeamsLive {...props} />
    case 'split':
      return <SplitLive {...props} />
  }
}
