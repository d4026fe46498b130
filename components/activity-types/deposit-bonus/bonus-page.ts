import type { PageParts } from '#components/activity/page-parts.ts'
import { AfterTasks } from './after-tasks.tsx'
import { BonusStake } from './bonus-stake.tsx'
import { BeforeTasks } from './before-tasks.tsx'
import { BonusAside } from './bonus-aside.tsx'

/** The page of a deposit bonus: both axes, the tiers with their cost, and the user's records. */
export const BONUS_PAGE: PageParts = {
  HeroStake: BonusStake,
  BeforeTasks,
  AfterTasks,
  Aside: BonusAside,
  listsPrizes: true,
  tasksAreExtra: true,
}
