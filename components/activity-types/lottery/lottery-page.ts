import type { PageParts } from '#components/activity/page-parts.ts'
import { AfterTasks } from './after-tasks.tsx'
import { BeforeTasks } from './before-tasks.tsx'
import { LotteryAside } from './lottery-aside.tsx'
import { LotteryFacts } from './lottery-facts.tsx'
import { LotteryFigure } from './wheel/lottery-figure.tsx'
import { lotteryProof } from './lottery-proof.ts'
import { LotteryStake } from './lottery-stake.tsx'

/** The page of a lucky draw: the wheel, what it pays, the user's draws, and how to verify them. */
export const LOTTERY_PAGE: PageParts = {
  cta: { usesDraws: true },
  HeroStake: LotteryStake,
  proof: lotteryProof,
  HeroFigure: LotteryFigure,
  HeroFacts: LotteryFacts,
  BeforeTasks,
  AfterTasks,
  Aside: LotteryAside,
  tasksTitle: ({ status }) =>
    status === 'ENDED' ? null : status === 'UPCOMING' ? 'lottery.draws_now' : 'lottery.more_draws',
  listsPrizes: true,
}
