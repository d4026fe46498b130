import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, flagSchema, listOf, optionals, orNull, textSchema, textUpTo, trimmedText } from '../fields.ts'
import { activityIdQuery, ID_PATTERN, idSchema, optionalId, userRefSchema } from '../identifiers.ts'
import { amountSchema, instantSchema } from '../money.ts'
import { pageQuery } from '../paging.ts'
import { myTeamSchema, TEAM_ACCESSES, teamSchema } from './competition.ts'
import { readCode } from '../typed-text.ts'
import { noneByDefault } from '../integers.ts'

/** @assumed my open request to a team that its captain must answer. */
const teamRequestSchema = z.object({ teamId: idSchema, name: textSchema, at: instantSchema })

/** @assumed filters and answer: my team or request, with a token only, and all teams, those with free places first. */
export const competitionTeam = defineCall({
  name: 'competitionTeam',
  path: '/v1/activity/competition/team',
  auth: 'public',
  summary: 'Looks teams up, and my own with its members.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: {
    activityId: idSchema,
    ...optionals({
      teamId: idSchema,
      /** A part of the team's name. */
      search: textUpTo(64),
      access: z.enum(TEAM_ACCESSES),
      freePlaces: z.enum(['0', '1']),
    }),
    ...pageQuery,
  },
  data: {
    mine: orNull(myTeamSchema),
    request: orNull(teamRequestSchema),
    /** I left a team, so I cannot join another one in this event. */
    hasLeft: falseByDefault,
    items: listOf(teamSchema),
    total: noneByDefault,
  },
})

const TEAM_CALL = {
  method: 'POST',
  auth: 'user',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP'],
  query: activityIdQuery,
} as const

/** Contract §10. A request that is gone is 51001, a full team 51071. */
export const competitionTeamApprove = defineCall({
  ...TEAM_CALL,
  name: 'competitionTeamApprove',
  path: '/v1/activity/competition/team/approve',
  summary: 'The captain accepts or declines a request.',
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'JOIN_FIRST', 'TIP', 'LIMIT'],
  body: { userRef: userRefSchema, accept: flagSchema },
  data: { team: myTeamSchema },
})

/** Letters of a team's name as a reader counts them. */
export const TEAM_NAME_MINIMUM = 2
export const TEAM_NAME_MAXIMUM = 24

/** @assumed body and answer; a name that is taken or refused, and a second team, are 51020 with `tipKey`, a name also with `data.field` */
export const competitionTeamCreate = defineCall({
  ...TEAM_CALL,
  name: 'competitionTeamCreate',
  path: '/v1/activity/competition/team',
  summary: 'Opens a team and makes me its captain.',
  body: {
    /** 2 to 24 letters as a reader counts them; an emoji may have 19 characters. */
    name: trimmedText(TEAM_NAME_MAXIMUM * 20),
    access: z._default(z.enum(TEAM_ACCESSES), 'OPEN'),
    minVolume: z.optional(amountSchema),
  },
  data: { team: myTeamSchema },
})

/** Contract §10. A person who is not a member is 51001. */
export const competitionTeamHandOver = defineCall({
  ...TEAM_CALL,
  name: 'competitionTeamHandOver',
  path: '/v1/activity/competition/team/handOver',
  summary: 'The captain makes another member captain.',
  body: { userRef: userRefSchema },
  data: { team: myTeamSchema },
})

const teamKeySchema = z
  .string()
  .check(z.overwrite(readCode), z.regex(ID_PATTERN, 'must be 1 to 64 letters, digits, - or _'))

/**
 * @assumed the body: the team's id, with its key if it has one, or the key alone. A wrong key is 51001, a full team 51071, too
 * little volume of 30 days 51004. The answer has `team` when I am a member, else the `request` that its captain must answer.
 */
export const competitionTeamJoin = defineCall({
  ...TEAM_CALL,
  name: 'competitionTeamJoin',
  path: '/v1/activity/competition/team/join',
  idempotent: true,
  summary: 'Joins a team, once for the whole event, or asks its captain.',
  codes: ['NOT_FOUND', 'NOT_STARTED', 'ENDED', 'NOT_ELIGIBLE', 'JOIN_FIRST', 'TIP', 'LIMIT'],
  body: z.object({ teamId: optionalId, key: z.optional(teamKeySchema) }).check(
    z.refine((body) => body.teamId !== undefined || body.key !== undefined, {
      path: ['teamId'],
      message: 'teamId or key is needed',
    }),
  ),
  data: {
    team: orNull(myTeamSchema),
    request: orNull(teamRequestSchema),
  },
})

/** Contract §10. A captain leaves only a team without other members, which is then closed; otherwise 51020. */
export const competitionTeamLeave = defineCall({
  ...TEAM_CALL,
  name: 'competitionTeamLeave',
  path: '/v1/activity/competition/team/leave',
  summary: 'Leaves my team, or takes my request back.',
  body: {},
  data: { hasLeft: flagSchema },
})

/** Contract §10. A person who is not a member is 51001. */
export const competitionTeamRemove = defineCall({
  ...TEAM_CALL,
  name: 'competitionTeamRemove',
  path: '/v1/activity/competition/team/remove',
  summary: 'The captain removes a member, who may join another team.',
  body: { userRef: userRefSchema },
  data: { team: myTeamSchema },
})
