import type { CallData } from '@fanfare/contract/define-call.ts'
import { PERSONAL_PROPOSALS, type proposals, type ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { query, queryValue, type Db, type Row } from '#gateway/db/client.ts'
import { isOnPage, type Page } from '#gateway/db/page.ts'

export type ProposalRow = Row<'proposals'>
export type Proposal = CallData<typeof proposals>['items'][number]

/** How a proposal ended. */
export type Decision = Pick<ProposalRow, 'state' | 'decidedBy' | 'decidedAt'>

export const proposalOf = (row: ProposalRow): Proposal => ({ ...row, by: row.proposedBy })

export async function insertProposal(tx: Db, { input, consequences, ...row }: Omit<ProposalRow, keyof Decision>) {
  return tx
    .insertInto('proposals')
    .values({ ...row, state: 'PENDING', input: JSON.stringify(input), consequences: JSON.stringify(consequences) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const proposalBy = (db: Db, proposalId: string) =>
  db.selectFrom('proposals').selectAll().where('proposalId', '=', proposalId)

export const findProposal = (db: Db, proposalId: string) => proposalBy(db, proposalId).executeTakeFirst()

export const lockProposal = (tx: Db, proposalId: string) => proposalBy(tx, proposalId).forUpdate().executeTakeFirst()

export async function saveProposalState(tx: Db, proposalId: string, decision: Decision) {
  await tx.updateTable('proposals').set(decision).where('proposalId', '=', proposalId).execute()
}

/** Pending proposals whose time is over, oldest first. */
export const listExpired = (db: Db, now: number, limit: number) =>
  db
    .selectFrom('proposals')
    .selectAll()
    .where('state', '=', 'PENDING')
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()

interface ProposalFilter {
  state?: ProposalRow['state']
  kind?: ProposalKind
  /** Whether those about a person are shown. */
  isPersonal: boolean
  subject?: string
}

const matching = (db: Db, { isPersonal, ...filter }: ProposalFilter) => {
  const query = db.selectFrom('proposals').where((column) => column.and(filter))
  return isPersonal ? query : query.where('kind', 'not in', [...PERSONAL_PROPOSALS])
}

/** Newest first. */
export const listProposals = (db: Db, filter: ProposalFilter, page: Page) =>
  matching(db, filter)
    .selectAll()
    .where(isOnPage(page, 'at', 'proposalId'))
    .orderBy('at', 'desc')
    .orderBy('proposalId', 'desc')
    .limit(page.limit)
    .execute()

export async function countProposals(db: Db, filter: ProposalFilter) {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An activity that an approval would publish, by what was proposed: a file, its YAML, or a version. */
export interface PlannedPublication {
  alias: string
  body: Record<string, unknown>
}

/** Those that wait for a second person. An end publishes the file as it is. */
export const listPlannedPublications = (db: Db, now: number): Promise<PlannedPublication[]> =>
  query<PlannedPublication>(db)`
    select input -> 'params' ->> 'alias' as alias, input -> 'body' as body from proposals
    where state = 'PENDING' and expires_at > ${now}::bigint and kind in ('PUBLISH', 'ROLLBACK', 'SCHEDULE') order by at, proposal_id`

/** Since when the first proposal waits for a second person, ms; null when none does. */
export const oldestProposal = (db: Db) =>
  queryValue<number | null>(db)`select min(at) from proposals where state = 'PENDING'`
