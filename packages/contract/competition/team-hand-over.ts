import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, userRefSchema } from '../identifiers.ts'
import { myTeamSchema } from './competition.ts'

/** Contract §10. A person who is no member is 51001. */
export const competitionTeamHandOver = defineCall({
  name: 'competitionTeamHandOver',
  method: 'POST',
  path: '/v1/activity/competition/team/handOver',
  auth: 'user',
  source: 'extension',
  summary: 'The captain makes another member captain.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP'],
  query: activityIdQuery,
  body: z.object({ userRef: userRefSchema }),
  data: z.object({ team: myTeamSchema }),
})
