import * as z from 'zod/mini'
import { optionalText, textSchema } from '../fields.ts'
import { optionalId } from '../identifiers.ts'
import { nonNegativeIntegerSchema, positiveIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, quantitySchema } from '../money.ts'
import type { MessageKind } from './message-kinds.ts'

const reward = quantitySchema
const date = instantSchema
const rank = positiveIntegerSchema
const team = textSchema
/** The title in the reader's language; left out when the activity is gone. */
const activity = optionalText
const campaignId = optionalId

const ofTeam = z.object({ team, activity })
const ofTeamPlace = z.object({ team, rank, activity })
const ofPlace = z.object({ rank, activity })
const ofReward = z.object({ reward, activity })
const ofDeadline = z.object({ reward, date, activity })

/**
 * The parameters of each kind of message, as data: dates are ms since the epoch, amounts are money, ranks are integers. The
 * gateway writes a message only if its parameters match; the site shows any other as it was sent (`title`, `excerpt`).
 * @assumed the names of the parameters
 */
export const MESSAGE_PARAMS = {
  reward_granted: ofReward,
  goodwill: z.object({ reward }),
  goodwill_about: ofReward,
  reward_held: ofDeadline,
  reward_review: ofReward,
  review_accepted: ofReward,
  // Why, as a sentence in the reader's language.
  review_refused: z.object({ reward, activity, reason: textSchema }),
  reward_corrected: ofReward,
  reward_address: ofReward,
  payout_delayed: z.object({ reward }),
  payout_kyc: z.object({ reward }),
  reward_claimable: ofDeadline,
  claim_expiring: ofDeadline,
  claim_expired: ofDeadline,
  activity_settled: z.object({ activity }),
  place_won: ofPlace,
  place_missed: ofPlace,
  prize_sold_out: ofPlace,
  team_place_won: ofTeamPlace,
  team_place_missed: ofTeamPlace,
  team_requested: ofTeam,
  team_joined: ofTeam,
  team_accepted: ofTeam,
  team_declined: z.object({ team, date, activity }),
  team_removed: ofTeam,
  team_captain: ofTeam,
  back_accepted: z.object({ activity }),
  back_declined: z.object({ activity }),
  // The name of the level in the reader's language.
  level_reached: z.object({ level: textSchema, campaignId }),
  rebates_settled: z.object({ amount: moneySchema, date, campaignId }),
  // The masked name of the referral.
  first_trade: z.object({ person: textSchema, campaignId }),
  first_trades: z.object({ count: positiveIntegerSchema, date, campaignId }),
  application_accepted: z.object({ campaignId }),
  // Why, as a sentence in the reader's language, and from when another application is possible.
  application_declined: z.object({ reason: textSchema, date }),
  factor_on: z.object({}),
  factor_off: z.object({}),
  factor_removal: z.object({}),
  factor_removed: z.object({}),
  // How many are left.
  recovery_code_used: z.object({ count: nonNegativeIntegerSchema }),
  support_answer: z.object({}),
  support_answer_about: z.object({ activity }),
  support_address: z.object({ activity }),
  support_ticket_closed: z.object({ activity }),
  // The browser, system and country, as names in the reader's language.
  new_login: z.object({ device: textSchema, date }),
  password_changed: z.object({ date }),
} satisfies Record<MessageKind, z.ZodMiniType>

/** The kinds whose `date` is a whole day, as its first ms in UTC; of all others it is a moment. */
export const DAY_KINDS: readonly MessageKind[] = ['rebates_settled', 'first_trades']

/** The parameters with a direction of their own: the name of a team, a masked name, a browser. */
export const WRITTEN: ReadonlySet<string> = new Set(['team', 'person', 'device'])

export type ParamsOf<Kind extends MessageKind> = z.infer<(typeof MESSAGE_PARAMS)[Kind]>
type Values<Params> = Params extends unknown ? Params[keyof Params] : never
export type MessageParam = Exclude<Values<ParamsOf<MessageKind>>, undefined>

/** The parameters of a message of this kind; null when they are not those of the kind. */
export function readParams(kind: MessageKind, params: unknown) {
  const result = z.safeParse(MESSAGE_PARAMS[kind] as z.ZodMiniType<Record<string, MessageParam>>, params)
  return result.success ? result.data : null
}
