import { MyTeamLive, type MyTeamLiveProps } from './mine/my-team-live.tsx'
import type { ExamplePrize } from './split/example-prize.ts'
import { SplitCard } from './split/split-card.tsx'
import { TeamHeadlineLive, type TeamHeadlineLiveProps } from './team-headline-live.tsx'
import type { TeamSubject } from './team-subject.ts'
import { TeamsLive, type TeamsLiveProps } from './teams-live.tsx'
import { useMyTeam } from './use-my-team.ts'

interface SplitLiveProps {
  subject: TeamSubject
  example: ExamplePrize | null
}

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

/** The split of the prize of the user's team. */
function SplitLive({ subject, example }: SplitLiveProps) {
  const { mine } = useMyTeam(subject.activityId)
  return <SplitCard subject={subject} example={example} mine={mine} />
}
