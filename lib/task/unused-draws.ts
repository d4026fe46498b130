import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { isUnusedDraw } from './reward-steps.ts'

export interface DrawActivity {
  activityId: string
  title: string
  /** Without locale. */
  path: string
}

export interface UnusedDraws extends DrawActivity {
  count: number
  /** The end of the draws that end first, ms; null where none ends. */
  endsAt: number | null
}

type Claimed = Pick<RewardItem, 'activityId' | 'state' | 'reward' | 'expiresAt' | 'drawsLeft'>

/** The user's draws that are left in each of the activities; an activity without any is left out. */
export function unusedDraws(items: readonly Claimed[], activities: readonly DrawActivity[]): UnusedDraws[] {
  return activities.flatMap((activity) => {
    const mine = items.filter((item) => item.activityId === activity.activityId && isUnusedDraw(item))
    const count = mine.reduce((sum, item) => sum + drawsIn(item), 0)
    const ends = mine.flatMap(({ expiresAt }) => expiresAt ?? [])
    return count === 0 ? [] : [{ ...activity, count, endsAt: ends.length > 0 ? Math.min(...ends) : null }]
  })
}

const drawsIn = ({ reward: { amount }, drawsLeft }: Claimed) => drawsLeft ?? ('count' in amount ? amount.count : 0)
