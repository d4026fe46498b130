import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { decidersOf, type decideProposal as decideCall } from '@fanfare/contract/staff/proposals.ts'
import type { StaffRole } from '@fanfare/contract/staff/staff.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { GatewayContext } from '../context.ts'
import { rolesOfPerson } from '../console/db/console-sessions.ts'
import { DomainError, StateMoved, present } from '../util/domain-error.ts'
import { auditStaff } from './audit-staff.ts'
import {
  findProposal,
  listExpired,
  lockProposal,
  proposalOf,
  saveProposalState,
  type ProposalRow,
} from './db/proposals.ts'
import { carriedOut, carry, orderOf, type StaffCommand } from './staff-change.ts'
import { isSamePerson, type Staff } from '../access/ops-keys.ts'

type Command = StaffCommand & Required<Pick<StaffCommand, 'second'>>

function commandOf(commands: readonly StaffCommand[], { call }: ProposalRow): Command {
  for (const command of commands)
    if (command.call.name === call && command.second !== undefined) return { ...command, second: command.second }
  throw new Error(`no change of this version is called ${call}`)
}

/** Ends a proposal that nothing came of, and gives back what it reserved. */
async function end(
  tx: Db,
  gateway: GatewayContext,
  {
    row,
    command,
    ...decision
  }: { row: ProposalRow; command: Command } & Pick<ProposalRow, 'state' | 'decidedBy' | 'decidedAt'>,
) {
  await saveProposalState(tx, row.proposalId, decision)
  await command.second.ended?.(tx, gateway, row.input, proposalOf(row))
}

/** Ends the proposals whose 72 hours are over; at most `limit` of them. @returns how many */
export async function expireProposals(gateway: GatewayContext, commands: readonly StaffCommand[], limit = 100) {
  const now = gateway.clock.now()
  const expired = await listExpired(gateway.db, now, limit)
  for (const { proposalId } of expired)
    await withTransaction(gateway.db, async (tx) => {
      const row = await lockProposal(tx, proposalId)
      if (row?.state !== 'PENDING') return
      await end(tx, gateway, {
        row,
        command: commandOf(commands, row),
        state: 'EXPIRED',
        decidedBy: null,
        decidedAt: now,
      })
    })
  return expired.length
}

interface Decision {
  staff: Staff
  isDryRun: boolean
  accept: boolean
  hash: string
  note?: string
}

/** The proposer must still have a role of the call; a name that no key proves keeps the roles of its key. */
async function requireProposer(
  tx: Db,
  { opsKeys, clock }: GatewayContext,
  { proposedBy, proposedKey, proposedVia }: ProposalRow,
  { call }: Command,
) {
  const roles: ReadonlySet<StaffRole> | null =
    proposedVia === 'SESSION'
      ? await rolesOfPerson(tx, proposedBy)
      : (opsKeys.rolesOf(proposedKey, clock.machineNow()) ?? null)
  if (roles !== null && !call.roles.some((role) => roles.has(role)))
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE', field: proposedBy })
}

/** Four eyes: the decider is proved to be a person by their own key or sign-in, and is neither the name nor the key that proposed. */
function requireDecidable(
  { opsKeys }: GatewayContext,
  row: ProposalRow | undefined,
  { staff, hash }: Decision,
): ProposalRow {
  if (row === undefined) throw new DomainError('NOT_FOUND')
  if (row.state !== 'PENDING')
    throw new StateMoved('state', `the proposal is ${row.state}`, { revision: 1, state: row.state })
  if (!decidersOf(row.kind).some((role) => staff.roles.has(role)) || staff.name === null || !opsKeys.proves(staff))
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
  const isSameKey = opsKeys.isIdentified && row.proposedVia === staff.via && row.proposedKey === staff.key
  if (isSameKey || isSamePerson(row.proposedBy, staff.name))
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'SAME_PERSON' })
  if (row.hash !== hash)
    throw new StateMoved('hash', 'is not that of this proposal: read it again', { revision: 0, state: row.state })
  return row
}

async function decideIn(
  tx: Db,
  gateway: GatewayContext,
  commands: readonly StaffCommand[],
  { proposalId, ...decision }: Decision & { proposalId: string },
): Promise<{
  data: CallAnswer<typeof decideCall>
  effects: (() => void)[]
}> {
  const at = gateway.clock.now()
  const row = requireDecidable(gateway, await lockProposal(tx, proposalId), decision)
  const command = commandOf(commands, row)
  const { staff, accept, note, isDryRun } = decision
  const decided = { decidedBy: staff.name, decidedAt: at }
  if (!accept) {
    await end(tx, gateway, { row, command, state: 'DECLINED', ...decided })
    await auditStaff(tx, staff, { action: 'proposal.declined', subject: proposalId, note }, at)
    return { data: { state: 'DECLINED', result: null }, effects: [] }
  }
  await requireProposer(tx, gateway, row, command)
  const { input } = row
  if ((await command.second.basedOn(tx, gateway, input)) !== row.basedOn) {
    await end(tx, gateway, { row, command, state: 'STALE', ...decided })
    return { data: { state: 'STALE', result: null }, effects: [] }
  }
  await saveProposalState(tx, proposalId, { state: 'APPROVED', ...decided })
  await auditStaff(tx, staff, { action: 'proposal.approved', subject: proposalId, note, more: { hash: row.hash } }, at)
  const proposer = { name: row.proposedBy, via: row.proposedVia, key: row.proposedKey }
  const { order, effects } = orderOf(tx, { staff: proposer, approvedBy: staff.name, at, isDryRun })
  const result = await carry(command, tx, gateway, input, order)
  return { data: { state: 'APPROVED', result }, effects }
}

/**
 * POST /ops/v1/proposals/{id}/decision: a second person carries out or declines the change, by the rules and budgets of now.
 * @throws DomainError 51001, 51030 SAME_PERSON or ROLE; StateMoved: decided, another draft was read, or its subject has moved (then
 * it is STALE); all that the proposed call throws
 */
export async function decideProposal(
  gateway: GatewayContext,
  commands: readonly StaffCommand[],
  { params, query, body }: CallRequest<typeof decideCall>,
  staff: Staff,
): Promise<CallAnswer<typeof decideCall>> {
  const isDryRun = query.dryRun === '1'
  await expireProposals(gateway, commands)
  const decided = await carriedOut(gateway, isDryRun, (tx) =>
    decideIn(tx, gateway, commands, { ...body, proposalId: params.id, staff, isDryRun }),
  )
  if (decided.data.state === 'STALE')
    throw new StateMoved('state', 'the subject has moved since: propose it anew', { revision: 1, state: 'STALE' })
  if (!isDryRun) for (const effect of decided.effects) effect()
  return decided.data
}

/** One proposal with what decides it. A proposal about a person is for support, risk and approvers, and its look is recorded by the caller. */
export async function readProposal(gateway: GatewayContext, commands: readonly StaffCommand[], proposalId: string) {
  await expireProposals(gateway, commands)
  const row = present(await findProposal(gateway.db, proposalId))
  const { second } = commandOf(commands, row)
  const { input } = row
  return {
    ...proposalOf(row),
    order: { method: row.method, target: row.target, body: input.body ?? null },
    behind: (await second.behind?.(gateway, input)) ?? null,
  }
}
