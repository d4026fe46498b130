import type { MessageKind } from '#lib/contract/message/message-kinds.ts'
import type { NavigationTarget } from '#lib/contract/navigation-target.ts'

const REWARD_KINDS = new Set<MessageKind>([
  'reward_granted',
  'reward_held',
  'reward_review',
  'reward_address',
  'claim_expired',
])

/** The page of the subject of a message, without a locale; null: the activity is gone. `path` is that of the activity. */
export function messageLink(
  kind: MessageKind,
  { path, campaignId }: { path: string | null; campaignId: string | null },
): NavigationTarget | null {
  if (REWARD_KINDS.has(kind)) return { webUrl: '/rewards' }
  if (campaignId !== null) return { webUrl: `/agent/${campaignId}${kind === 'rebates_settled' ? '/rebate' : ''}` }
  return path === null ? null : { webUrl: path }
}
