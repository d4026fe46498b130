import type { PageParts } from '#components/activity/page-parts.ts'
import { TeamAside } from './team-aside.tsx'
import { teamProof } from './team-proof.ts'
import { TeamSections } from './team-sections.tsx'
import { TeamStake } from './team-stake.tsx'

/** The page of a competition of teams: phases, teams to join, the user's own team, both leaderboards and the split. */
export const TEAM_PAGE: PageParts = {
  cta: { hasOwnStep: true },
  HeroStake: TeamStake,
  proof: teamProof,
  BeforeTasks: TeamSections,
  Aside: TeamAside,
  listsPrizes: true,
}
