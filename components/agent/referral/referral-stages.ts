import type { Referral, referralTotalsSchema } from '@fanfare/contract/agent/referrals.ts'
import type * as z from 'zod/mini'

type Totals = z.infer<typeof referralTotalsSchema>

/** How far referrals came, the farthest first; each person is in one stage. */
export const REFERRAL_STAGES = ['traded', 'deposited', 'verified', 'registered'] as const

/** All people of the filter: the stages add up to them. */
export const peopleOf = (totals: Totals): number => REFERRAL_STAGES.reduce((sum, stage) => sum + totals[stage], 0)

/** The upline by name, the tag and the note below a person's name. */
export const remarksOf = ({ tag, note }: Referral): string[] =>
  [tag, note].filter((text) => text !== null && text !== '') as string[]
