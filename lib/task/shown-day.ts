import type { WinnersDay } from '@fanfare/contract/activity/campaign.ts'

/** With fewer rewards, a sum of the day says little. */
const FEWEST_REWARDS = 20

/** The rewards of the last day as pages show them; null while there are few. */
export const shownDay = (lastDay: WinnersDay | undefined) =>
  lastDay && lastDay.rewards >= FEWEST_REWARDS ? lastDay : null
