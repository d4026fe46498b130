import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, userRefSchema } from '../identifiers.ts'
import { myTeamSchema } from './competition.ts'

/** Contract §10. A person who is no member is 51001. */
export const competitionTeamRemove = defineCall({
  name: 'competitionTeamRemove',
  method: 'POST',
  path: '/v1/activity/competition/team/remove',
  auth: 'user',
  source: 'extension',
  summary: 'The captain removes a member, who may join another team.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP'],
  query: activityIdQuery,
  body: z.object({ userRef: userRefSchema }),
  data: z.object({ team: myTeamSchema }),
})
