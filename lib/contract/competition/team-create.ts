import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { amountSchema } from '../money.ts'
import { myTeamSchema, TEAM_ACCESSES } from './competition.ts'

export const TEAM_NAME_MAXIMUM = 24

/** @assumed body and answer; a taken name, and a second team, are refused with 51020 and `data.field` or `tipKey` */
export const competitionTeamCreate = defineCall({
  name: 'competitionTeamCreate',
  method: 'POST',
  path: '/v1/activity/competition/team',
  auth: 'user',
  source: 'extension',
  summary: 'Opens a team and makes me its captain.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP', 'LIMIT'],
  query: activityIdQuery,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(TEAM_NAME_MAXIMUM)),
    access: z._default(z.enum(TEAM_ACCESSES), 'OPEN'),
    minVolume: z.optional(amountSchema),
  }),
  data: z.object({ team: myTeamSchema }),
})
