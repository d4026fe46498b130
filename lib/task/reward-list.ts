import type { RewardItem } from '@fanfare/contract/task/rewards.ts'

/** Tabs of the list, in order; each is a fragment of the page's address. */
export const REWARD_TABS = ['all', 'way', 'granted', 'used', 'expired'] as const
export type RewardTab = (typeof REWARD_TABS)[number]

const TAB_OF = {
  REVIEW: 'way',
  HOLD: 'way',
  GRANTED: 'granted',
  USED: 'used',
  EXPIRED: 'expired',
  CANCELLED: 'expired',
} as const satisfies Record<RewardItem['state'], RewardTab>

type Placed = Pick<RewardItem, 'state' | 'payout'>

/** Granted, but its money has not reached the wallet yet. */
export const isBeingPaid = ({ state, payout }: Placed) =>
  state === 'GRANTED' && payout !== undefined && payout.state !== 'PAID'

const tabOf = (item: Placed): Exclude<RewardTab, 'all'> => (isBeingPaid(item) ? 'way' : TAB_OF[item.state])

export const countByTab = (items: readonly Placed[]): Record<RewardTab, number> => {
  const counts = { all: items.length, way: 0, granted: 0, used: 0, expired: 0 }
  for (const item of items) counts[tabOf(item)] += 1
  return counts
}

/** Headings of the list. Under "all", used and expired rewards are one group at the end. */
type GroupKey = Exclude<RewardTab, 'all'> | 'over'
export interface RewardGroup {
  key: GroupKey
  items: RewardItem[]
}

const never = Number.MAX_SAFE_INTEGER
const nextChange = ({ state, holdUntil, expiresAt }: RewardItem) => (state === 'HOLD' ? holdUntil : expiresAt) ?? never

/** The first to end comes first. Rewards without an end, and used and expired ones, are ordered by grant, the newest first. */
const inOrder = (items: RewardItem[], over: boolean): RewardItem[] =>
  items.toSorted((a, b) => (over ? 0 : nextChange(a) - nextChange(b)) || b.grantedAt - a.grantedAt)

/** The list of a tab, grouped by state; an empty group is left out. */
export function rewardGroups(items: readonly RewardItem[], tab: RewardTab): RewardGroup[] {
  const groups: [GroupKey, RewardTab[]][] =
    tab === 'all'
      ? [
          ['way', ['way']],
          ['granted', ['granted']],
          ['over', ['used', 'expired']],
        ]
      : [[tab, [tab]]]
  return groups
    .map(([key, tabs]) => {
      const own = items.filter((item) => tabs.includes(tabOf(item)))
      return { key, items: inOrder(own, key !== 'way' && key !== 'granted') }
    })
    .filter((group) => group.items.length > 0)
}

const hasEnded = ({ state, expiresAt }: RewardItem, now: number) =>
  (state === 'GRANTED' || state === 'HOLD') && expiresAt !== null && now >= expiresAt

/** The rewards with their current state, because some expire while the page is open (end exclusive). */
export function withExpired(
  items: readonly RewardItem[],
  now: number,
): { items: readonly RewardItem[]; ended: number } {
  const ended = items.filter((item) => hasEnded(item, now)).length
  if (ended === 0) return { items, ended }
  return {
    items: items.map((item) => (hasEnded(item, now) ? { ...item, state: 'EXPIRED', left: undefined } : item)),
    ended,
  }
}
