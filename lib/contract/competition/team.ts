import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { myTeamSchema, teamSchema, TEAM_ACCESSES } from './competition.ts'

/** @assumed filters and answer: my team, and the others, those with free places first. */
export const competitionTeam = defineCall({
  name: 'competitionTeam',
  method: 'GET',
  path: '/v1/activity/competition/team',
  auth: 'user',
  source: 'extension',
  summary: 'Looks teams up, and my own with its members.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: z.object({
    activityId: idSchema,
    teamId: z.optional(idSchema),
    search: z.optional(z.string().check(z.maxLength(64))),
    access: z.optional(z.enum(TEAM_ACCESSES)),
    freePlaces: z.optional(z.enum(['0', '1'])),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
  }),
  data: z.object({
    mine: z._default(z.nullable(myTeamSchema), null),
    items: z._default(z.array(teamSchema), []),
    total: z._default(totalSchema, 0),
  }),
})
