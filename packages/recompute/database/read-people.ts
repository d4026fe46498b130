import pg from 'pg'
import { factsOf, type EventRow, type Fact } from '../facts/fact.ts'
import { GroupedRows } from './grouped-rows.ts'
import type { Snapshot } from './snapshot.ts'

export interface AccountRow {
  userId: string
  createdAt: number
  deletedAt: number | null
  inviteCode: string
  invitedByCode: string | null
}
export interface JoinRow {
  userId: string
  activityId: string
  appliedAt: number
}
export interface BindingRow {
  userId: string
  code: string
  boundAt: number
}
export interface SourceRow {
  userId: string
  activityId: string
  source: string
  status: 'PENDING' | 'COMPLETED' | 'UNSATISFIED'
  soldOut: boolean
  updatedAt: number
}
export interface EntitlementRow {
  userId: string
  activityId: string
  source: string
  asset: string | null
  quantity: string | null
  earnedAt: number
  claimDeadline: number | null
  reservationId: string | null
  status: 'RESERVED' | 'GRANTED' | 'EXPIRED'
  updatedAt: number
}
export interface RewardRow {
  rewardId: string
  userId: string
  activityId: string
  source: string
  rewardType: string
  asset: string
  quantity: string
  left: string
  state: string
  reasonCode: string | null
  transferId: string
  earnedAt: number
  grantedAt: number
  holdUntil: number | null
  expiresAt: number | null
  usedAt: number | null
  cancelled: string
  cancelledAt: number | null
}
export interface ReviewRow {
  userId: string
  rewardId: string
  kind: 'FLAG' | 'REVERSAL'
  state: 'OPEN' | 'ACCEPTED' | 'REFUSED' | 'CLOSED'
  openedAt: number
  decidedAt: number | null
}
/** A draw of a participant. */
export interface DrawRow {
  userId: string
  activityId: string
  drawNo: number
  prizeId: string | null
  spentRewardId: string
}
export interface ScoreRow {
  userId: string
  activityId: string
  track: string
  userRef: string
  score: string
  reachedAt: number
  unranked: string | null
}
interface SentPayout {
  userId: string
  rewardId: string
  state: string
  sentAt: number | null
}
interface FriendRow {
  ownerId: string
  userId: string
  code: string
  registeredAt: number
  /** When the registration was known, ms. */
  knownAt: number
}

export interface HandedOver {
  at: number
  /** The wallet has refused or returned it since, so that the reward is here again. */
  isBack: boolean
}

/** A user who registered with a code of another one. */
export interface Friend extends FriendRow {
  facts: Fact[]
}

/** Everything about one participant that outcomes depend on, and what the product has stored. */
export interface Participant {
  userId: string
  /** null without an account. */
  account: AccountRow | null
  facts: Fact[]
  joins: JoinRow[]
  bindings: BindingRow[]
  friends: Friend[]
  sources: Map<string, SourceRow>
  entitlements: Map<string, EntitlementRow>
  rewards: Map<string, RewardRow>
  /** By reward. */
  reviews: Map<string, ReviewRow[]>
  draws: DrawRow[]
  /** The payouts that were handed to the wallet, by reward. */
  handedOver: Map<string, HandedOver>
  scores: ScoreRow[]
}

/** The key of what is stored by activity and source. */
export const keyOf = (activityId: string, source: string): string => `${activityId} ${source}`

/** The most events, and users, that are in memory at the same time. */
const MOST_EVENTS = 40_000
const MOST_USERS = 400

/** A cursor has no parameters; ids are letters and digits, and are quoted. */
const usersOf = (activityIds: readonly string[]): string => `
  select joined.user_id, coalesce(facts.count, 0) as facts
  from (
    select distinct user_id from audit_joins
    where activity_id = any(array[${activityIds.map((id) => pg.escapeLiteral(id)).join(', ')}]::text[])
  ) as joined
  left join (select user_id, count(*) from audit_events group by user_id) as facts using (user_id)
  order by joined.user_id collate "C"`

const SCORES = `
  select user_id, activity_id, track, user_ref, score, reached_at, unranked from audit_scores order by user_id collate "C"`

/** Users who signed up with a code that was not paused then: the account's code, or that of the first registration without an account. */
const FRIENDS = `
  with codes as (select user_id, invite_code as code from audit_users union select agent_id, code from audit_agent_codes),
  registered as (
    select user_id, created_at as registered_at, invited_by_code as code, created_at as known_at from audit_users
    union all
    select * from (
      select distinct on (user_id) user_id, occurred_at, upper(payload ->> 'inviteCode'), received_at from audit_events
      where type = 'user.registered' and not exists (select from audit_users account where account.user_id = audit_events.user_id)
      order by user_id, occurred_at, event_id collate "C"
    ) as first
  )
  select codes.user_id as owner_id, registered.user_id, codes.code, registered_at, known_at
  from registered join codes on codes.code = registered.code and codes.user_id <> registered.user_id
  where not exists (
    select from audit_code_pauses pause where pause.code = codes.code and pause.paused_at <= registered_at
      and (pause.resumed_at is null or pause.resumed_at > registered_at)
  )
  order by codes.user_id collate "C", registered.user_id collate "C"`

const EVENTS = `
  select event_id, type, user_id, occurred_at, received_at, payload from audit_events
  where user_id = any($1) and type <> all('{lead.stats,account.tagged,reward.paid,reward.payout_failed,reward.payout_returned}')`

export async function readFacts(snapshot: Snapshot, userIds: readonly string[]): Promise<Map<string, Fact[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await snapshot.rows<EventRow>(EVENTS, [userIds])
  return new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, events]) => [userId, factsOf(events)]))
}

async function* chunksOfUsers(snapshot: Snapshot, activityIds: readonly string[]): AsyncGenerator<string[]> {
  let chunk: string[] = []
  let events = 0
  for await (const part of snapshot.parts<{ userId: string; facts: number }>(usersOf(activityIds)))
    for (const { userId, facts } of part) {
      if (chunk.length === MOST_USERS || (chunk.length > 0 && events + facts > MOST_EVENTS)) {
        yield chunk
        chunk = []
        events = 0
      }
      chunk.push(userId)
      events += facts
    }
  if (chunk.length > 0) yield chunk
}

/** All participants of these activities in the order of their ids, some hundred at a time. */
export async function* readParticipants(
  snapshot: Snapshot,
  activityIds: readonly string[],
): AsyncGenerator<Participant[]> {
  const scores = new GroupedRows<ScoreRow>(snapshot.parts(SCORES), ({ userId }) => userId)
  const friends = new GroupedRows<FriendRow>(snapshot.parts(FRIENDS), ({ ownerId }) => ownerId)
  for await (const userIds of chunksOfUsers(snapshot, activityIds)) {
    const ofUsers = async <Row extends { userId: string }>(view: string) =>
      Map.groupBy(
        await snapshot.rows<Row>(`select * from ${view} where user_id = any($1)`, [userIds]),
        ({ userId }) => userId,
      )
    const last = userIds.at(-1) ?? ''
    const scoresOf = await scores.takeUntil(last)
    const friendsOf = await friends.takeUntil(last)
    const accounts = await ofUsers<AccountRow>('audit_users')
    const joins = await ofUsers<JoinRow>('audit_joins')
    const bindings = await ofUsers<BindingRow>('audit_bindings')
    const sources = await ofUsers<SourceRow>('audit_sources')
    const entitlements = await ofUsers<EntitlementRow>('audit_entitlements')
    const rewards = await ofUsers<RewardRow>('audit_rewards')
    const payouts = await ofUsers<SentPayout>('audit_payouts')
    const reviews = await ofUsers<ReviewRow>('audit_reviews')
    const draws = await ofUsers<DrawRow>('audit_draws')
    const facts = await readFacts(snapshot, userIds)
    const invited = userIds.flatMap((userId) => friendsOf.get(userId) ?? [])
    const factsOfFriends = await readFacts(snapshot, [...new Set(invited.map(({ userId }) => userId))])
    const bySource = <Row extends { activityId: string; source: string }>(rows: readonly Row[] = []) =>
      new Map(rows.map((row) => [keyOf(row.activityId, row.source), row]))
    yield userIds.map((userId) => ({
      userId,
      account: accounts.get(userId)?.[0] ?? null,
      facts: facts.get(userId) ?? [],
      joins: joins.get(userId) ?? [],
      bindings: bindings.get(userId) ?? [],
      friends: (friendsOf.get(userId) ?? []).map((friend) => ({
        ...friend,
        facts: factsOfFriends.get(friend.userId) ?? [],
      })),
      sources: bySource(sources.get(userId)),
      entitlements: bySource(entitlements.get(userId)),
      rewards: bySource(rewards.get(userId)),
      reviews: Map.groupBy(reviews.get(userId) ?? [], ({ rewardId }) => rewardId),
      draws: draws.get(userId) ?? [],
      handedOver: new Map(
        (payouts.get(userId) ?? []).flatMap(({ rewardId, sentAt, state }) =>
          sentAt === null ? [] : [[rewardId, { at: sentAt, isBack: state !== 'SENT' && state !== 'PAID' }]],
        ),
      ),
      scores: scoresOf.get(userId) ?? [],
    }))
  }
}
