import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'

/** A smaller number of participants makes an activity look empty (voice, "Numbers"). */
export const SHOWN_FROM = 20
/** On a card the number is an argument to join, and a small one is none (design §13, "Cards"). */
export const CARD_SHOWS_FROM = 500

/** The number of participants as every screen shows it; null before the start and while there are few. */
export const shownParticipants = (
  { participants, status }: Pick<ActivitySummary, 'participants' | 'status'>,
  from = SHOWN_FROM,
) => (status === 'UPCOMING' || participants < from ? null : participants)
