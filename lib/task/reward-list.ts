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

/** The rewards of a tab. */
export const ofTab = <Item extends Placed>(items: readonly Item[], tab: RewardTab) =>
  items.filter((item) => tab === 'all' || tabOf(item) === tab)

/** Headings of the list. Under "all", used and expired rewards are one group at the end. */
type GroupKey = Exclude<RewardTab, 'all'> | 'over'
export interface RewardGroup {
  key: GroupKey
  items: RewardItem[]
}

const never = Number.MAX_SAFE_INTEGER
const nextChange = ({ state, holdUntil, expiresAt }: RewardItem) => (state === 'HOLD' ? holdUntil : expiresAt) ?? never

/** The first to end comes first. Rewards without an end, and used and expired ones, are ordered by grant, the newest first. */
const inOrder = (key: GroupKey) => (a: RewardItem, b: RewardItem) =>
  (key === 'way' || key === 'granted' ? nextChange(a) - nextChange(b) : 0) || b.grantedAt - a.grantedAt

/** The list of a tab, grouped by state; an empty group is left out. */
export function rewardGroups(items: readonly RewardItem[], tab: RewardTab): RewardGroup[] {
  const group = (key: GroupKey, ...tabs: RewardTab[]) => ({
    key,
    items: tabs.flatMap((one) => ofTab(items, one)).toSorted(inOrder(key)),
  })
  const groups =
    tab === 'all'
      ? [group('way', 'way'), group('granted', 'granted'), group('over', 'used', 'expired')]
      : [group(tab, tab)]
  return groups.filter((one) => one.items.length > 0)
}

const hasEnded = ({ state, expiresAt }: RewardItem, now: number) =>
  (state === 'GRANTED' || state === 'HOLD') && expiresAt !== null && now >= expiresAt

/** The rewards with their current state, because some expire while the page is open (end exclusive). */
export function withExpired(items: readonly RewardItem[], now: number) {
  const current = items.map((item) =>
    hasEnded(item, now) ? { ...item, state: 'EXPIRED' as const, left: undefined } : item,
  )
  const ended = current.filter((item, place) => item !== items[place]).length
  return { items: ended === 0 ? items : current, ended }
}
