import { marqueeRecord } from '@fanfare/contract/activity/campaign.ts'
import type { Call } from '#lib/http/call.ts'
import type { Winner } from './winner-pill.tsx'

/** The latest winners over HTTP, newest first. */
export const readWinners = async (call: Call): Promise<readonly Winner[]> =>
  (await call(marqueeRecord, { query: {} })).items
