import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { myTeamSchema, teamSchema, TEAM_ACCESSES } from './competition.ts'

/** @assumed my open request to a team that its captain must answer. */
export const teamRequestSchema = z.object({ teamId: idSchema, name: z.string(), at: instantSchema })

/** @assumed filters and answer: my team or request, with a token only, and all teams, those with free places first. */
export const competitionTeam = defineCall({
  name: 'competitionTeam',
  method: 'GET',
  path: '/v1/activity/competition/team',
  auth: 'public',
  source: 'extension',
  summary: 'Looks teams up, and my own with its members.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: z.object({
    activityId: idSchema,
    teamId: z.optional(idSchema),
    /** A part of the team's name. */
    search: z.optional(z.string().check(z.maxLength(64))),
    access: z.optional(z.enum(TEAM_ACCESSES)),
    freePlaces: z.optional(z.enum(['0', '1'])),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
  }),
  data: z.object({
    mine: z._default(z.nullable(myTeamSchema), null),
    request: z._default(z.nullable(teamRequestSchema), null),
    /** I left a team: this event has no other for me. */
    hasLeft: z._default(z.boolean(), false),
    items: z._default(z.array(teamSchema), []),
    total: z._default(totalSchema, 0),
  }),
})
