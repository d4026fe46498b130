import { MOST_OPEN_APPLICATIONS } from '@fanfare/contract/ops/agents.ts'
import { insertNew, query, type Db, type NewRow, type Row } from '../../db/client.ts'

export type AgentApplicationRow = Row<'agentApplications'>

/** The newest application of a user. */
export const findApplicationOf = (db: Db, userId: string) =>
  db
    .selectFrom('agentApplications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('appliedAt', 'desc')
    .orderBy('applicationId', 'desc')
    .limit(1)
    .executeTakeFirst()

/** @returns false when the user has an open one already, also by a call that ran at the same time */
export const insertApplication = (tx: Db, application: NewRow<'agentApplications'>) =>
  insertNew(tx, 'agentApplications', application)

/** The applications that wait for a decision, oldest first, and how many there are. */
export async function listOpenApplications(db: Db) {
  const open = db.selectFrom('agentApplications').where('status', '=', 'RECEIVED')
  const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await open
    .select([
      'applicationId',
      'revision',
      'userId',
      'channel',
      'link',
      'country',
      'uplineId as uplineUserId',
      'appliedAt',
    ])
    .orderBy('appliedAt')
    .orderBy('applicationId')
    .limit(MOST_OPEN_APPLICATIONS)
    .execute()
  return { items, total: Number(total) }
}

export async function lockApplication(tx: Db, applicationId: string) {
  const application = tx.selectFrom('agentApplications').where('applicationId', '=', applicationId)
  const owner = await application.select('userId').executeTakeFirst()
  return owner && application.selectAll().where('userId', '=', owner.userId).forUpdate().executeTakeFirst()
}

/** Decides a locked application. */
export const saveDecision = (
  tx: Db,
  applicationId: string,
  {
    status,
    reasonCode,
    decidedAt,
    decidedBy,
  }: Pick<AgentApplicationRow, 'status' | 'reasonCode' | 'decidedAt' | 'decidedBy'>,
) =>
  query(tx)`
    update agent_applications set status = ${status}, reason_code = ${reasonCode}, decided_at = ${decidedAt}::bigint,
      decided_by = ${decidedBy}, revision = revision + 1
    where application_id = ${applicationId}
  `
