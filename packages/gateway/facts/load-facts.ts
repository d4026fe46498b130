import type { Db } from '#gateway/db/client.ts'
import { findInvited, listStates } from '#gateway/facts/db/events.ts'
import { listUsersWithBinding } from '#gateway/activities/db/kol-bindings.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { FriendFacts } from './user-facts.ts'
import { friendEdges, type FactEdges, type FriendEdges } from './fact-edges.ts'
import { factsOf } from './tallies/fact-index.ts'
import { factReader, type FactReader } from './fact-reader.ts'
import { readSlices } from './read-slices.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** Accounts with their states; a user without an account is left out. */
export async function loadAccounts(db: Db, userIds: readonly string[]) {
  const users = await listUsersWithBinding(db, userIds)
  const statesOf = Map.groupBy(await listStates(db, userIds), ({ userId }) => userId)
  return users.map(({ userId, createdAt, vipCode, invitedByCode, code, boundAt }) => {
    const events = statesOf.get(userId) ?? []
    const [registered] = factsOf(events, 'user.registered')
    const facts = {
      userId,
      registeredAt: createdAt,
      invitedByCode: invitedByCode ?? registered?.inviteCode ?? null,
      kolBinding: code === null || boundAt === null ? null : { code, boundAt },
      events,
    }
    return { facts, vipCode }
  })
}

/** `loadFactsOf` for one user. null when there is no such account yet. */
export const loadFacts = async (db: Db, userId: string, now: number, edges: FactEdges) =>
  (await loadFactsOf(db, [{ userId, edges }], now)).get(userId) ?? null

/**
 * All facts that the rules may read, summed up between the given edges. Friends are read only if something
 * measures them. A user without an account is left out.
 */
export async function loadFactsOf(
  db: Db,
  requests: readonly {
    userId: string
    edges: FactEdges
  }[],
  now: number,
) {
  const reader = factReader(db)
  const edges = new Map(requests.map((request) => [request.userId, request.edges] as const))
  const accounts = await loadAccounts(db, [...edges.keys()])
  const slices = await readSlices(
    reader,
    accounts.map(({ facts: { userId, events } }) => ({
      userId,
      edges: [...(edges.get(userId)?.own ?? []), now + 1, ...classifiedAt(events)],
    })),
  )
  const inviters = accounts.flatMap(({ facts: { userId }, vipCode }) => {
    const friends = edges.get(userId)?.friends ?? null
    return friends === null ? [] : [{ userId, vipCode, edges: friends }]
  })
  const friends =
    inviters.length === 0 ? new Map<string, FriendFacts[]>() : await loadFriends(db, reader, inviters, now)
  return new Map(
    accounts.map(({ facts }) => [
      facts.userId,
      {
        ...facts,
        slices: slices.get(facts.userId) ?? [],
        earliestArrival: null,
        friends: friends.get(facts.userId) ?? [],
      },
    ]),
  )
}

/** When the account was classified, each time, ms. */
export const classifiedAt = (events: readonly PlatformEvent[]) =>
  factsOf(events, 'account.classified').map(({ occurredAt }) => occurredAt)

/** Friends by their inviter. */
async function loadFriends(
  db: Db,
  reader: FactReader,
  inviters: readonly {
    userId: string
    vipCode: string
    edges: FriendEdges
  }[],
  now: number,
) {
  const invited = await findInvited(db, inviters)
  const edgesOfInviter = new Map(inviters.map(({ userId, edges }) => [userId, edges]))
  const states = await listStates(db, userIdsOf(invited))
  const statesOf = Map.groupBy(states, ({ userId }) => userId)
  const slices = await readSlices(
    reader,
    invited.map(({ userId, inviterId, registeredAt }) => {
      const edges = edgesOfInviter.get(inviterId)
      const own = edges === undefined ? [] : friendEdges(edges, registeredAt)
      return { userId, edges: [...own, now + 1, ...classifiedAt(statesOf.get(userId) ?? [])] }
    }),
  )
  return Map.groupBy(
    invited.map((friend) => ({
      ...friend,
      events: statesOf.get(friend.userId) ?? [],
      slices: slices.get(friend.userId) ?? [],
    })),
    ({ inviterId }) => inviterId,
  )
}
