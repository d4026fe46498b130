import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, idSchema } from '../identifiers.ts'
import { myTeamSchema } from './competition.ts'
import { teamRequestSchema } from './team.ts'

/**
 * @assumed the body: the team's id, with its key if it has one, or the key alone. A wrong key is 51001, a full team 51071, too
 * little volume of 30 days 51004. The answer has `team` when I am a member, else the `request` that its captain must answer.
 */
export const competitionTeamJoin = defineCall({
  name: 'competitionTeamJoin',
  method: 'POST',
  path: '/v1/activity/competition/team/join',
  auth: 'user',
  idempotent: true,
  source: 'extension',
  summary: 'Joins a team, once for the whole event, or asks its captain.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'NOT_ELIGIBLE', 'JOIN_FIRST', 'TIP', 'LIMIT'],
  query: activityIdQuery,
  body: z.object({ teamId: z.optional(idSchema), key: z.optional(idSchema) }).check(
    z.refine((body) => body.teamId !== undefined || body.key !== undefined, {
      path: ['teamId'],
      message: 'teamId or key is needed',
    }),
  ),
  data: z.object({
    team: z._default(z.nullable(myTeamSchema), null),
    request: z._default(z.nullable(teamRequestSchema), null),
  }),
})
