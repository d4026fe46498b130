import type { CallData } from '@fanfare/contract/define-call.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import type { getRewardList, RewardItem } from '@fanfare/contract/task/get-reward-list.ts'

type ReadPage = (query: { pageIndex: number; pageSize: number }) => Promise<CallData<typeof getRewardList>>

/**
 * Reads every page of the claimed rewards, newest first, because sums and counts are of all of them. A claim made between two
 * pages moves the rest along, so that a reward may come twice; it is kept once.
 */
export async function readAllRewards(readPage: ReadPage): Promise<RewardItem[]> {
  const rewards = new Map<string, RewardItem>()
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { items, total } = await readPage({ pageIndex, pageSize: PAGE_SIZE_MAXIMUM })
    const known = rewards.size
    for (const item of items) rewards.set(item.rewardId, item)
    // A page without anything new is the last, whatever the total says.
    if (rewards.size >= total || rewards.size === known) return [...rewards.values()]
  }
}
