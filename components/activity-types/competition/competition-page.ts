import type { PageParts } from '#components/activity/page-parts.ts'
import { BeforeTasks } from './before-tasks.tsx'
import { CompetitionAside } from './competition-aside.tsx'
import { competitionProof } from './competition-proof.ts'
import { CompetitionStake } from './competition-stake.tsx'

/** The page of a competition of single traders: pool, leaderboard, the user's place and the prizes. */
export const COMPETITION_PAGE: PageParts = {
  HeroStake: CompetitionStake,
  proof: competitionProof,
  BeforeTasks,
  Aside: CompetitionAside,
  listsPrizes: true,
}
