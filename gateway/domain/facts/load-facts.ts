import type { Db } from '#gateway/db/client.ts'
import { findInvited, listEvents } from '#gateway/db/events.ts'
import type { FriendFacts, UserFacts } from '../tasks/decision.ts'

/** Everything the rules may look at. `friends` are read only where a task asks for them. null: no such account yet. */
export async function loadFacts(db: Db, userId: string, { friends }: { friends: boolean }): Promise<UserFacts | null> {
  const user = await db
    .selectFrom('users as u')
    .leftJoin('kolBindings as k', 'k.userId', 'u.userId')
    .select(['u.createdAt', 'u.vipCode', 'u.invitedByCode', 'k.code', 'k.boundAt'])
    .where('u.userId', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return null
  const events = await listEvents(db, [userId])
  const registered = events.find(({ type }) => type === 'user.registered')
  const codeOfEvent = registered?.type === 'user.registered' ? (registered.inviteCode ?? null) : null
  return {
    registeredAt: user.createdAt,
    invitedByCode: user.invitedByCode ?? codeOfEvent,
    kolBinding: user.code === null || user.boundAt === null ? null : { code: user.code, boundAt: user.boundAt },
    events,
    friends: friends ? await loadFriends(db, { userId, vipCode: user.vipCode }) : [],
  }
}

async function loadFriends(db: Db, inviter: { userId: string; vipCode: string }): Promise<FriendFacts[]> {
  const invited = await findInvited(db, inviter)
  const events = await listEvents(
    db,
    invited.map(({ userId }) => userId),
  )
  const byUser = Map.groupBy(events, ({ userId }) => userId)
  return invited.map(({ userId, registeredAt }) => ({ userId, registeredAt, events: byUser.get(userId) ?? [] }))
}
