import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'

const REWARD_KINDS = new Set<MessageKind>([
  'reward_granted',
  'reward_held',
  'reward_review',
  'reward_address',
  'claim_expired',
])

/** Pages of a campaign; those of the other kinds are about its overview. */
const AGENT_PAGES: Partial<Record<MessageKind, string>> = {
  rebates_settled: '/rebate',
  first_trade: '/referral',
  first_trades: '/referral',
}

/** The page of the subject of a message, without a locale; null: the activity is gone. `path` is that of the activity. */
export function messageLink(
  kind: MessageKind,
  { path, campaignId }: { path: string | null; campaignId: string | null },
): NavigationTarget | null {
  if (REWARD_KINDS.has(kind)) return { webUrl: '/rewards' }
  if (kind === 'application_declined') return { webUrl: '/agent' }
  if (campaignId !== null) return { webUrl: `/agent/${campaignId}${AGENT_PAGES[kind] ?? ''}` }
  return path === null ? null : { webUrl: path }
}
