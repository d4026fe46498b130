import type { RewardItem } from '../contract/task/get-reward-list.ts'

const hasEnded = ({ state, expiresAt }: RewardItem, now: number): boolean =>
  (state === 'GRANTED' || state === 'HOLD') && expiresAt !== null && now >= expiresAt

/** Rewards as they stand now: a list says how it was when it was read, and some end on an open page (end exclusive). */
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
