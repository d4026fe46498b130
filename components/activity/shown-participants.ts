import type { ActivitySummary } from '#lib/contract/activity/activity.ts'

/** A smaller number of participants makes an activity look empty (voice, "Numbers"). */
const SHOWN_FROM = 20

/** The number of participants as every screen shows it; null before the start and while there are few. */
export const shownParticipants = ({
  participants,
  status,
}: Pick<ActivitySummary, 'participants' | 'status'>): number | null =>
  status === 'UPCOMING' || participants < SHOWN_FROM ? null : participants
