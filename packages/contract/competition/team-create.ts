import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { amountSchema } from '../money.ts'
import { myTeamSchema, TEAM_ACCESSES } from './competition.ts'

/** Letters of a team's name as a reader counts them. */
export const TEAM_NAME_MINIMUM = 2
export const TEAM_NAME_MAXIMUM = 24

/** @assumed body and answer; a name that is taken or refused, and a second team, are 51020 with `tipKey`, a name also with `data.field` */
export const competitionTeamCreate = defineCall({
  name: 'competitionTeamCreate',
  method: 'POST',
  path: '/v1/activity/competition/team',
  auth: 'user',
  source: 'extension',
  summary: 'Opens a team and makes me its captain.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP'],
  query: activityIdQuery,
  body: z.object({
    /** 2 to 24 letters as a reader counts them; an emoji may have 19 characters. */
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEAM_NAME_MAXIMUM * 20)),
    access: z._default(z.enum(TEAM_ACCESSES), 'OPEN'),
    minVolume: z.optional(amountSchema),
  }),
  data: z.object({ team: myTeamSchema }),
})
