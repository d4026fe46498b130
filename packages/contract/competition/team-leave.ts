import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'

/** Contract §10. A captain leaves only a team without other members, which is then closed; otherwise 51020. */
export const competitionTeamLeave = defineCall({
  name: 'competitionTeamLeave',
  method: 'POST',
  path: '/v1/activity/competition/team/leave',
  auth: 'user',
  source: 'extension',
  summary: 'Leaves my team, or takes my request back.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP'],
  query: activityIdQuery,
  body: z.object({}),
  data: z.object({ hasLeft: z.boolean() }),
})
