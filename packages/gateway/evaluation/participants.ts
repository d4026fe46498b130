import { listJoinedOf, type JoinedActivity } from '#gateway/activities/db/participations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { QueuedUser } from '#gateway/evaluation/db/evaluation-queue.ts'
import { activityAtVersion } from '../activities/definition/activity-in-play.ts'
import type { Member } from '../engines/engine.ts'
import { edgesOf } from '../engines/registry/engines.ts'
import { factsUntil } from '../facts/fact-reader.ts'
import { loadFactsOf } from '../facts/load-facts.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

type Asked = Pick<QueuedUser, 'userId' | 'earliestAt'>

export interface Participant<Queued extends Asked = Asked> {
  queued: Queued
  joined: readonly JoinedActivity[]
  members: readonly Member[]
}

/** Those of these users who have joined an activity. */
export async function findParticipants<Queued extends Asked>(
  tx: Db,
  gateway: Pick<GatewayContext, 'activities'>,
  queued: readonly Queued[],
) {
  const rows = await listJoinedOf(tx, userIdsOf(queued))
  const joinedOf = Map.groupBy(rows, ({ userId }) => userId)
  const participants: Participant<Queued>[] = []
  for (const entry of queued) {
    const joined = joinedOf.get(entry.userId)
    if (joined === undefined) continue
    const members: Member[] = []
    for (const { activityId, appliedAt, version } of joined) {
      const activity = await activityAtVersion(gateway, tx, activityId, version)
      if (activity !== null) members.push({ activity, appliedAt })
    }
    participants.push({ queued: entry, joined, members })
  }
  return participants
}

/** Participants with the facts that have occurred by now, and the time of the next fact, if a sender's clock is ahead. */
export async function loadKnown<Queued extends Asked>(
  tx: Db,
  participants: readonly Participant<Queued>[],
  now: number,
) {
  const requests = participants.map(({ queued: { userId }, members }) => ({ userId, edges: edgesOf(members, now) }))
  const known = await loadFactsOf(tx, requests, now)
  return participants.map((participant) => {
    const { userId, earliestAt } = participant.queued
    const facts = known.get(userId)
    if (facts === undefined) throw new Error('a participation without its user')
    return { ...participant, ...factsUntil({ ...facts, earliestArrival: earliestAt }, now) }
  })
}
