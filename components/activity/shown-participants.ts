import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'

/** On a card only a large number is an argument for joining (design §13, "Cards"). */
export const CARD_SHOWS_FROM = 500

/** The number of participants to show; null before the start and while there are few. */
export const shownParticipants = (
  { participants, status }: Pick<ActivitySummary, 'participants' | 'status'>,
  from = SHOWN_FROM,
) => (status === 'UPCOMING' || participants < from ? null : participants)
