import { sql } from 'kysely'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { PERSONAL_PROPOSALS, type proposals, type ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import type { Db, Row } from '#gateway/db/client.ts'

export type ProposalRow = Row<'proposals'>
export type Proposal = CallData<typeof proposals>['items'][number]

export const proposalOf = ({ input: _input, proposedBy: by, ...row }: ProposalRow): Proposal => ({ ...row, by })

export async function insertProposal(
  tx: Db,
  { input, consequences, ...row }: Omit<ProposalRow, 'state' | 'decidedBy' | 'decidedAt'>,
) {
  return tx
    .insertInto('proposals')
    .values({ ...row, state: 'PENDING', input: JSON.stringify(input), consequences: JSON.stringify(consequences) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findProposal = (db: Db, proposalId: string) =>
  db.selectFrom('proposals').selectAll().where('proposalId', '=', proposalId).executeTakeFirst()

export const lockProposal = (tx: Db, proposalId: string) =>
  tx.selectFrom('proposals').selectAll().where('proposalId', '=', proposalId).forUpdate().executeTakeFirst()

export async function saveProposalState(
  tx: Db,
  proposalId: string,
  decision: Pick<ProposalRow, 'state' | 'decidedBy' | 'decidedAt'>,
) {
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

const matching = (db: Db, { state, kind, isPersonal, subject }: ProposalFilter) => {
  let query = db.selectFrom('proposals')
  if (state !== undefined) query = query.where('state', '=', state)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (!isPersonal) query = query.where('kind', 'not in', [...PERSONAL_PROPOSALS])
  if (subject !== undefined) query = query.where('subject', '=', subject)
  return query
}

/** Newest first. */
export async function listProposals(
  db: Db,
  filter: ProposalFilter,
  { limit, before }: { limit: number; before: { at: number; id: string } | null },
) {
  let query = matching(db, filter).selectAll().orderBy('at', 'desc').orderBy('proposalId', 'desc').limit(limit)
  if (before !== null) query = query.where(sql<boolean>`(at, proposal_id) < (${before.at}::bigint, ${before.id})`)
  return query.execute()
}

export async function countProposals(db: Db, filter: ProposalFilter) {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Since when the first proposal waits for a second person, ms; null when none does. */
export async function oldestProposal(db: Db) {
  const row = await db
    .selectFrom('proposals')
    .select((eb) => eb.fn.min('at').as('at'))
    .where('state', '=', 'PENDING')
    .executeTakeFirst()
  return row?.at ?? null
}
