import type { CalledGateway } from '@fanfare/gateway/testing/called-gateway.ts'
import { openSession } from '@fanfare/gateway/accounts/open-session.ts'

export type Role = 'visitor' | 'stranger' | 'user' | 'agent'
export const ROLES: readonly Role[] = ['visitor', 'stranger', 'user', 'agent']

const people = new WeakMap<CalledGateway, Map<Role, Promise<{ userId: string; loginName: string }>>>()

async function create(gateway: CalledGateway, role: Role): Promise<{ userId: string; loginName: string }> {
  const user = await gateway.register()
  if (role === 'agent') {
    await gateway.asOwner((db) =>
      db
        .updateTable('users')
        .set({ agentId: `ag_${user.userId}`, agentLevel: 'SILVER' })
        .where('userId', '=', user.userId)
        .execute(),
    )
  }
  return user
}

/** A new access token of this role, because a call may end the session. The stranger's is well-formed and unknown. */
export async function sessionOfRole(gateway: CalledGateway, role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined
  if (role === 'stranger') return 'A'.repeat(43)
  const known = people.get(gateway) ?? new Map<Role, Promise<{ userId: string; loginName: string }>>()
  people.set(gateway, known)
  const person = known.get(role) ?? create(gateway, role)
  known.set(role, person)
  const { session } = await openSession(gateway.ctx, gateway.db, await person, null)
  return session.token
}
