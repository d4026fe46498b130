import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { dayBounds } from '../util/time/zoned-day.ts'

/** When a day of the campaign is paid: so many hours after its end. */
export const settlesAt = (day: string, { timeZone, settleHours }: Pick<AgentProgramme, 'timeZone' | 'settleHours'>) =>
  dayBounds(day, timeZone).end + settleHours * HOUR_MS
