import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { decidersOf, type decideProposal as decideCall } from '@fanfare/contract/staff/proposals.ts'
import type { StaffRole } from '@fanfare/contract/staff/staff.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { GatewayContext } from '../context.ts'
import { rolesOfPerson } from '../console/db/console-sessions.ts'
import { DomainError, StateMoved, present } from '../util/domain-error.ts'
import {
  findProposal,
  listExpired,
  lockProposal,
  proposalOf,
  saveProposalState,
  type Decision,
  type ProposalRow,
} from './db/proposals.ts'
import { endStaffPayments } from './db/staff-payments.ts'
import { carriedOut, carryApproved } from './staff-change.ts'
import type { StaffCommand } from './staff-command.ts'
import { isSamePerson, type Staff } from '../access/ops-keys.ts'

const EXPIRED_AT_ONCE = 100

type Command = StaffCommand & Required<Pick<StaffCommand, 'second'>>

function commandOf(commands: readonly StaffCommand[], { call }: ProposalRow) {
  for (const command of commands)
    if (command.call.name === call && command.second !== undefined) return { ...command, second: command.second }
  throw new Error(`no change of this version is called ${call}`)
}

/** Ends a proposal that nothing came of, and gives back what it reserved. */
async function end(tx: Db, gateway: GatewayContext, row: ProposalRow, command: Command, decision: Decision) {
  await saveProposalState(tx, row.proposalId, decision)
  await endStaffPayments(tx, row.proposalId)
  await command.second.ended?.(tx, gateway, row.input, proposalOf(row))
}

/** Ends the proposals whose 72 hours are over. */
export async function expireProposals(gateway: GatewayContext, commands: readonly StaffCommand[]) {
  const decidedAt = gateway.clock.now()
  for (const { proposalId } of await listExpired(gateway.db, decidedAt, EXPIRED_AT_ONCE))
    await withTransaction(gateway.db, async (tx) => {
      const row = await lockProposal(tx, proposalId)
      if (row?.state !== 'PENDING') return
      await end(tx, gateway, row, commandOf(commands, row), { state: 'EXPIRED', decidedBy: null, decidedAt })
    })
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
function requireDecidable({ opsKeys }: GatewayContext, row: ProposalRow | undefined, staff: Staff, hash: string) {
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

/**
 * POST /ops/v1/proposals/{id}/decision: a second person carries out or declines the change, by the rules and budgets of now.
 * @throws DomainError 51001, 51030 SAME_PERSON or ROLE; StateMoved: decided, another draft was read, or its subject has moved (then
 * it is STALE); all that the proposed call throws
 */
export async function decideProposal(
  gateway: GatewayContext,
  commands: readonly StaffCommand[],
  { params: { id: proposalId }, query, body: { accept, hash, note } }: CallRequest<typeof decideCall>,
  staff: Staff,
) {
  await expireProposals(gateway, commands)
  const decided = await carriedOut(
    gateway,
    query.dryRun === '1',
    async (tx, orderOf): Promise<CallAnswer<typeof decideCall>> => {
      const row = requireDecidable(gateway, await lockProposal(tx, proposalId), staff, hash)
      const command = commandOf(commands, row)
      const { at, audit } = orderOf(staff)
      const decision = { decidedBy: staff.name, decidedAt: at }
      if (!accept) {
        await end(tx, gateway, row, command, { state: 'DECLINED', ...decision })
        await audit({ action: 'proposal.declined', subject: proposalId, note })
        return { state: 'DECLINED', result: null }
      }
      await requireProposer(tx, gateway, row, command)
      const { input, proposedBy: name, proposedVia: via, proposedKey: key } = row
      if ((await command.second.basedOn(tx, gateway, input)) !== row.basedOn) {
        await end(tx, gateway, row, command, { state: 'STALE', ...decision })
        return { state: 'STALE', result: null }
      }
      await saveProposalState(tx, proposalId, { state: 'APPROVED', ...decision })
      await audit({ action: 'proposal.approved', subject: proposalId, note, more: { hash } })
      const order = orderOf({ name, via, key }, { body: input.body, approvedBy: staff.name })
      return { state: 'APPROVED', result: await carryApproved(command, tx, gateway, input, order) }
    },
  )
  if (decided.state === 'STALE')
    throw new StateMoved('state', 'the subject has moved since: propose it anew', { revision: 1, state: 'STALE' })
  return decided
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
