import type * as z from 'zod'
import { teams } from '../file/teams.ts'
import { fault, type FieldIssue } from '../issue.ts'
import { defineEngineFile } from './engine-file.ts'

/** Teams, which are ranked instead of single traders. */
export const teamsFile = defineEngineFile({
  fields: { teams: teams.prefault({}) },
  // Members have joined and traded by these rules.
  fixedFields: ['teams'],
  check: ({ teams }) => checkTeams(teams),
})

function checkTeams({ minMembers, maxMembers, createDays, joinDays }: z.output<typeof teams>) {
  const issues: FieldIssue[] = []
  if (maxMembers < minMembers) issues.push(fault(`must not be below minMembers, ${minMembers}`, 'teams', 'maxMembers'))
  if (createDays !== undefined && joinDays !== undefined && createDays > joinDays)
    issues.push(fault(`must not be above joinDays, ${joinDays}`, 'teams', 'createDays'))
  return issues
}
