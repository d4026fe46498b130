import { fault, type FieldIssue } from '../issue.ts'
import { defineEngineFile } from './engine-file.ts'
import * as z from 'zod'
import { money, rate } from '../file/amounts.ts'

const days = z.int().min(1).max(365)

/** How the teams of a competition form, and how a team’s prize is divided. Days are of 24 hours from the start of the activity. */
export const teams = z.strictObject({
  /** A team with fewer members at the end has no place. */
  minMembers: z.int().min(1).max(1_000).default(2),
  maxMembers: z.int().min(1).max(1_000).default(50),
  /** How long captains can open teams; absent: as long as users can join one. */
  createDays: days.optional(),
  /** How long users can join and leave teams; absent: until the end. */
  joinDays: days.optional(),
  /** Volume counts after this many days. */
  competeAfterDays: z.int().min(0).max(365).default(0),
  /** The captain’s part of the team’s prize. All members, the captain included, share the rest by volume. */
  captainShare: rate.optional(),
  /** The most that one team gets of the pool. */
  poolShareMaximum: rate.optional(),
  /** The most that one member gets; what is above it is not paid. */
  memberMaximum: money.optional(),
})

export type TeamsDefinition = z.output<typeof teams>

/** Teams, which are ranked instead of single traders. */
export const teamsFile = defineEngineFile({
  fields: { teams: teams.prefault({}) },
  // Members have joined and traded by these rules.
  fixedFields: ['teams'],
  check: ({ teams }) => checkTeams(teams),
})

function checkTeams({ minMembers, maxMembers, createDays, joinDays }: TeamsDefinition) {
  const issues: FieldIssue[] = []
  if (maxMembers < minMembers) issues.push(fault(`must not be below minMembers, ${minMembers}`, 'teams', 'maxMembers'))
  if (createDays !== undefined && joinDays !== undefined && createDays > joinDays)
    issues.push(fault(`must not be above joinDays, ${joinDays}`, 'teams', 'createDays'))
  return issues
}
