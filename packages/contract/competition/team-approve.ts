import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, userRefSchema } from '../identifiers.ts'
import { myTeamSchema } from './competition.ts'

/** Contract §10. A request that is gone is 51001, a full team 51071. */
export const competitionTeamApprove = defineCall({
  name: 'competitionTeamApprove',
  method: 'POST',
  path: '/v1/activity/competition/team/approve',
  auth: 'user',
  source: 'extension',
  summary: 'The captain accepts or declines a request.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP', 'LIMIT'],
  query: activityIdQuery,
  body: z.object({ userRef: userRefSchema, accept: z.boolean() }),
  data: z.object({ team: myTeamSchema }),
})
