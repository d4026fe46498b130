import type { MessageType } from './message.ts'

/**
 * The kinds of messages that the embedded gateway writes, with their type. The texts of a kind are `message.{kind}_title` and
 * `message.{kind}_text`. @assumed the kinds
 */
export const MESSAGE_KINDS = {
  reward_granted: 'REWARD',
  goodwill: 'REWARD',
  goodwill_about: 'REWARD',
  reward_held: 'REWARD',
  reward_review: 'REWARD',
  review_accepted: 'REWARD',
  review_refused: 'REWARD',
  reward_corrected: 'REWARD',
  reward_address: 'REWARD',
  payout_delayed: 'REWARD',
  payout_kyc: 'REWARD',
  reward_claimable: 'REWARD',
  claim_expiring: 'REWARD',
  claim_expired: 'REWARD',
  activity_settled: 'ACTIVITY',
  place_won: 'ACTIVITY',
  place_missed: 'ACTIVITY',
  prize_sold_out: 'ACTIVITY',
  team_place_won: 'ACTIVITY',
  team_place_missed: 'ACTIVITY',
  team_requested: 'ACTIVITY',
  team_joined: 'ACTIVITY',
  team_accepted: 'ACTIVITY',
  team_declined: 'ACTIVITY',
  team_removed: 'ACTIVITY',
  team_captain: 'ACTIVITY',
  back_accepted: 'ACTIVITY',
  back_declined: 'ACTIVITY',
  level_reached: 'AGENT',
  rebates_settled: 'AGENT',
  first_trade: 'AGENT',
  first_trades: 'AGENT',
  application_accepted: 'ACCOUNT',
  application_declined: 'ACCOUNT',
  factor_on: 'ACCOUNT',
  factor_off: 'ACCOUNT',
  factor_removal: 'ACCOUNT',
  factor_removed: 'ACCOUNT',
  recovery_code_used: 'ACCOUNT',
  support_answer: 'ACCOUNT',
  support_answer_about: 'ACCOUNT',
  support_address: 'ACCOUNT',
  support_ticket_closed: 'ACCOUNT',
  new_login: 'ACCOUNT',
  password_changed: 'ACCOUNT',
} as const satisfies Record<string, MessageType>

export type MessageKind = keyof typeof MESSAGE_KINDS
export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as MessageKind[]

/** Kinds about the security of the account, which nobody can turn off. */
export const SECURITY_KINDS: ReadonlySet<string> = new Set<MessageKind>([
  'new_login',
  'password_changed',
  'factor_on',
  'factor_off',
  'factor_removal',
  'factor_removed',
  'recovery_code_used',
])

/** The keys of the title and of the text below it. */
export const titleKeyOf = (kind: MessageKind) => `message.${kind}_title`
export const textKeyOf = (kind: MessageKind) => `message.${kind}_text`
