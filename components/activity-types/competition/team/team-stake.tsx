import { HeroStake, type HeroSubject } from '#components/activity/hero-stake.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { TeamIsland } from './team-island.tsx'
import { teamSubject } from './team-subject.ts'

/** The prize pool, and below it what the user's team wins now. */
export function TeamStake({ detail, subject }: { detail: ActivityDetail; subject: HeroSubject }) {
  const team = teamSubject(detail)
  if (!team || team.status === 'UPCOMING') return <HeroStake subject={subject} />
  return (
    <TeamIsland part="stake" subject={team} hero={subject}>
      <HeroStake subject={subject} isServers />
    </TeamIsland>
  )
}
