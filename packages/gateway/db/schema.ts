import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentDeclineReason } from '@fanfare/contract/agent/application.ts'
import type { AgentProduct, AgentSource, RebateDeduction, RebateReason } from '@fanfare/contract/agent/agent.ts'
import type { AgentView } from '@fanfare/contract/agent/views.ts'
import type { ReasonCode, RewardState, TaskStatus } from '@fanfare/contract/enumerations.ts'
import type { QuietHours } from '@fanfare/contract/message/message-settings.ts'
import type { MessageType } from '@fanfare/contract/message/message.ts'
import type { EventRejection } from '@fanfare/contract/ops/send-events.ts'
import type { SettlementReport, SettlementStep } from './settlement-report.ts'
import type { Source } from './source.ts'

/** int8 and numeric arrive as text from the driver; instants are ms since the epoch kept as bigint and parsed to number. */
type Instant = number
type Decimal = string
/** Set by the database alone: where the row comes in the order of seals. */
type Position = ColumnType<number, never, never>

/** One row a person; `loginName` is the e-mail in lower case, or `+{areaCode}{mobile}` (contract §3). */
export interface UsersTable {
  userId: string
  loginName: string
  email: string | null
  areaCode: string | null
  mobile: string | null
  passwordHash: string
  languageType: number
  /** My own invite code, and the one I registered with. */
  vipCode: string
  invitedByCode: string | null
  inviterId: string | null
  agentId: string | null
  agentLevel: string | null
  createdAt: Instant
}

/** A family is one login; rotation happens inside it, reuse of an old refresh token ends it (contract §3). */
export interface TokenFamiliesTable {
  familyId: string
  userId: string
  createdAt: Instant
  endedAt: Instant | null
  endReason: 'LOGOUT' | 'REUSE' | 'PASSWORD' | 'OPERATOR' | null
}
export interface TokensTable {
  /** SHA-256 in hex; the token itself is never stored. */
  tokenHash: string
  familyId: string
  kind: 'access' | 'session' | 'refresh'
  expiresAt: Instant
  /** refresh only: when it was exchanged; within 10 s it gives the same successor. */
  usedAt: Instant | null
  createdAt: Instant
}
export interface SecretsTable {
  name: string
  value: string
}
/** Wrong passwords by account and by address, for the lock of code 51056. */
export interface LoginAttemptsTable {
  key: string
  failures: number
  firstAt: Instant
  lockedUntil: Instant | null
}
export interface RememberedDevicesTable {
  /** SHA-256 of the cookie, hex. */
  tokenHash: string
  userId: string
  createdAt: Instant
}
export interface SpentChallengesTable {
  challenge: string
  expiresAt: Instant
}
export interface SignatureNoncesTable {
  timestamp: Instant
  vs: string
  rememberUntil: Instant
}

export interface ActivitiesTable {
  activityId: string
  alias: string
  activityType: number
  startTime: Instant
  endTime: Instant
  listed: boolean
  definition: JSONColumnType<ActivityFile>
  version: Generated<number>
  publishedAt: Instant
  updatedAt: Instant
  participants: Generated<number>
  /** When the result is due, by the end and `settleDays`; null: nothing to settle, or cancelled. Computed by the database. */
  finalAt: ColumnType<Instant | null, never, never>
  /** By task: when a later version gave it the rules it has now. */
  rulesSince: ColumnType<Record<string, Instant>, string | undefined, string>
  /** For searches: folded, by locale. */
  titles: JSONColumnType<Record<string, string>>
  /** Both of the definition, computed by the database. */
  cancelled: ColumnType<boolean, never, never>
  page: ColumnType<string | null, never, never>
}
/** A draft behind a preview link, until it expires. */
export interface ActivityPreviewsTable {
  previewId: string
  definition: JSONColumnType<ActivityFile>
  actor: string
  createdAt: Instant
  expiresAt: Instant
}
export interface ParticipationsTable {
  activityId: string
  userId: string
  appliedAt: Instant
  consentVersion: string | null
  /** When time alone may next change a task of this participation: a window or a day ends. null: never. */
  evaluateAt: Instant | null
}
/** Win-back applications (contract: backApply), one a user and activity. */
export interface BackApplicationsTable {
  activityId: string
  userId: string
  reason: string | null
  contactAllowed: boolean
  status: 'RECEIVED' | 'ACCEPTED' | 'DECLINED'
  appliedAt: Instant
}
export interface KolBindingsTable {
  userId: string
  code: string
  agentUserId: string
  activityId: string
  boundAt: Instant
}

/** Platform facts, as they came (GW-2). An unknown userId is kept. */
export interface EventsTable {
  eventId: string
  type: string
  userId: string
  occurredAt: Instant
  receivedAt: Instant
  payload: JSONColumnType<Record<string, unknown>>
  /** SHA-256 of the canonical content: the same id with another content is a conflict. */
  contentHash: string
  position: Position
}
/** Sums of facts (ADR 0030), see `TallyLine`; nothing is in them that the events do not say. */
export interface TalliesTable {
  userId: string
  bucket: number
  measure: string
  count: number
  amount: Decimal
  gain: Decimal | null
  largest: Decimal | null
  earliest: string | null
  firstAt: Instant
  lastAt: Instant
}
/** Events that were refused; the newest 1,000. A field that could not be read is null. */
export interface RejectedEventsTable {
  id: Generated<string>
  at: Instant
  eventId: string | null
  type: string | null
  userId: string | null
  reason: EventRejection
  path: string
  message: string
}
/** How far the participants of a changed activity have been enqueued, in the order of their ids. */
export interface ReevaluationsTable {
  activityId: string
  lastUserId: Generated<string>
  enqueued: Generated<number>
  total: number
  startedAt: Instant
  endedAt: Instant | null
}
/** How far the settlement of an ended activity has come (ADR 0035). */
export interface ActivitySettlementsTable {
  activityId: string
  /** The step that is done next. */
  step: Generated<SettlementStep>
  /** How far that step has come: a board of the activity, or a rank. */
  cursor: Generated<number>
  startedAt: Instant
  updatedAt: Instant
  /** Since when no score of the activity changes; null: not yet. */
  frozenAt: Instant | null
  /** The file as it was published then. */
  definition: JSONColumnType<ActivityFile> | null
  report: ColumnType<SettlementReport>
  /** Failures since the last progress. */
  attempts: Generated<number>
  error: string | null
  retryAt: Instant | null
  endedAt: Instant | null
}
/** Why a user's tasks must be evaluated again, a row a cause; written in its transaction. See `QueuedUser`. */
export interface EvaluationQueueTable {
  entryId: Generated<number>
  userId: string
  dueAt: Instant
  /** When the row was written last. */
  queuedAt: Instant
  factAt: Instant | null
  heldAt: Instant | null
  earliestAt: Instant | null
}

/** One row a user, activity and source; a trigger allows PENDING→COMPLETED and PENDING→UNSATISFIED alone (ACT-3). */
export interface SourceStatesTable {
  userId: string
  activityId: string
  source: Source
  /** GRANTED is a COMPLETED source whose entitlement is granted. */
  status: Exclude<TaskStatus, 'GRANTED'>
  soldOut: Generated<boolean>
  updatedAt: Instant
}
/** A participant's score on one board, as the last evaluation found it (ADR 0032). */
export interface ScoresTable {
  activityId: string
  track: string
  userId: string
  /** 16 hex digits that stand for the user in public. */
  userRef: string
  score: Decimal
  /** When the score was reached: the earlier one is ranked first. */
  reachedAt: Instant
  position: Position
  /** Why the score has no place; null: it is ranked. */
  unranked: ReasonCode | null
}
export interface BoardsTable {
  activityId: string
  track: string
  /** Between two snapshots. */
  cadenceMs: number
  /** null: the final snapshot has been taken. */
  nextAt: Instant | null
}
/** The chain of a board's snapshots; append-only. A snapshot exists when its row here is committed. */
export interface BoardSnapshotsTable {
  snapshotId: number
  activityId: string
  track: string
  /** From 1 within a board. */
  seq: number
  at: Instant
  /** Ranked participants. */
  rows: number
  /** Hex, here and below. */
  root: string
  /** The hash of the snapshot before it; 64 zeros for the first. */
  previous: string
  hash: string
  isFinal: boolean
  /** Scores with a lower position were ranked. */
  scoresUntil: number
}
/** The places of the newest snapshot of each board; older ones are being deleted. */
export interface BoardPlacesTable {
  snapshotId: number
  rank: number
  userId: string
  userRef: string
  score: Decimal
}
/** One row for each snapshot that has places: the roots of its blocks of 1,024 leaves, 32 bytes each. */
export interface BoardBlocksTable {
  snapshotId: Generated<number>
  roots: Buffer
}
/** A reward that a user may get from an activity, one for each source; a trigger allows RESERVED→GRANTED and RESERVED→EXPIRED alone. */
export interface EntitlementsTable {
  userId: string
  activityId: string
  source: Source
  /** null: it was earned too late to be reserved, before sources existed. */
  asset: string | null
  quantity: Decimal | null
  earnedAt: Instant
  /** null: it is granted without a claim. */
  claimDeadline: Instant | null
  /** The RESERVE transfer; null: it was earned after its deadline, so nothing was reserved. */
  reservationId: string | null
  status: 'RESERVED' | 'GRANTED' | 'EXPIRED'
  updatedAt: Instant
  /** The claim deadline of which the user was reminded. */
  remindedDeadline: Generated<Instant | null>
}
export interface RewardsTable {
  rewardId: string
  userId: string
  activityId: string
  source: Source
  rewardType: string
  asset: string
  quantity: Decimal
  left: Decimal
  state: RewardState
  reasonCode: string | null
  transferId: string
  earnedAt: Instant
  grantedAt: Instant
  holdUntil: Instant | null
  expiresAt: Instant | null
  usedAt: Instant | null
}

/** The newest `lead.stats` of each lead trader, by `occurredAt`, ties by `eventId`. */
export interface ScorePartsTable {
  activityId: string
  userId: string
  base: Decimal
  roi: Decimal
  streak: Decimal
  bonusScale: Decimal
}
export interface TeamsTable {
  teamId: string
  activityId: string
  name: string
  /** Look-alikes have the same. */
  nameKey: string
  captainId: string
  access: 'OPEN' | 'KEY' | 'APPROVAL'
  /** Of KEY alone. */
  joinKey: string | null
  /** USDT */
  minVolume: string | null
  members: number
  createdAt: Instant
  closedAt: Instant | null
}
export interface TeamMembersTable {
  activityId: string
  userId: string
  userRef: string
  teamId: string
  joinedAt: Instant
  leftAt: Instant | null
}
export interface TeamRequestsTable {
  activityId: string
  userId: string
  userRef: string
  teamId: string
  at: Instant
  declinedAt: Instant | null
}
export interface LeadTradersTable {
  traderId: string
  occurredAt: Instant
  eventId: string
  /** Ratios, as the platform wrote them. */
  roi30d: Decimal
  worstFall: Decimal
  profitShare: Decimal
  followers: number
  capacity: number
  authentic: boolean
  /** The public name; null: the platform sent none. */
  nickname: string | null
}

/** The fair draws of an activity (contract §9); triggers keep its seed for ever, and its prizes from the first draw on. */
export interface LotteriesTable {
  activityId: string
  encryptedSeed: string
  /** Hex, here and below. */
  commitment: string
  sealedAt: Instant
  /** RFC 8785 text of the prize table. */
  prizes: string
  prizeTableHash: string
  /** Draws so far, and those with a prize. */
  draws: Generated<number>
  won: Generated<number>
  /** The hash of the last draw; without draws the prize table's. */
  logHash: string
  /** Since when the seed is public; no draw is possible after it. */
  revealedAt: Instant | null
}
/** Prizes of limited stock. */
export interface PrizeStockTable {
  activityId: string
  prizeId: string
  stock: number
  left: number
}
/** The log of draws, append-only. */
export interface DrawsTable {
  activityId: string
  /** From 1, without gaps. */
  drawNo: number
  drawId: string
  userId: string
  /** 16 hex digits that stand for the user in public. */
  userRef: string
  /** How many draws the user made in this activity before. */
  nonce: number
  clientSeed: string
  rolledPrizeId: string | null
  prizeId: string | null
  at: Instant
  hash: string
  idempotencyKey: string
  /** The claimed draws of which this is one. */
  spentRewardId: string
  /** The draws that the user had left after it. */
  remaining: number
}
/** The delivery address of a physical prize, encrypted; null once it is erased. */
export interface RewardAddressesTable {
  rewardId: string
  encryptedAddress: string | null
  updatedAt: Instant
  erasedAt: Instant | null
}

/** Campaigns of agents, from files (ADR 0069). */
export interface AgentCampaignsTable {
  campaignId: string
  alias: string
  startTime: Instant
  endTime: Instant
  definition: JSONColumnType<AgentProgramme>
  version: Generated<number>
  publishedAt: Instant
  updatedAt: Instant
}
/** A user as an agent of a campaign. */
export interface AgentsTable {
  campaignId: string
  userId: string
  /** The agent above; null at the top of a tree. */
  uplineId: string | null
  /** Agreed rates by product, which replace those of the level. */
  rates: JSONColumnType<Partial<Record<AgentProduct, string>>> | null
  /** The agent above has set the rates, which hold at most at its own. */
  withinUpline: Generated<boolean>
  joinedAt: Instant
  suspendedAt: Instant | null
  /** The last settled day, `YYYY-MM-DD` in the zone of the campaign. */
  settledThrough: string | null
  /** The part of claw-backs beyond the rebates of their days; zero or less, deducted from the next payment. */
  carried: Generated<string>
}
/** The terms of an agent from an instant on: a line has those of its trade's time, however late the trade arrives. */
export interface AgentTermsTable {
  campaignId: string
  agentId: string
  since: Instant
  rates: JSONColumnType<Partial<Record<AgentProduct, string>>> | null
  withinUpline: Generated<boolean>
  isSuspended: boolean
}
export interface AgentCodesTable {
  /** In upper case. */
  code: string
  campaignId: string
  agentId: string
  label: string
  /** The part of the paid fee that a friend gets, taken from the agent's rate. */
  givesBack: Generated<string>
  isMain: boolean
  createdAt: Instant
  /** The agent's own order; null: after the ordered codes, by age. */
  position: Generated<number | null>
}
/** An application to become an agent; decided ones stay. */
export interface AgentApplicationsTable {
  applicationId: string
  userId: string
  channel: string
  link: string | null
  country: string
  /** The agent who invited to the application. */
  uplineId: ColumnType<string | null, string | null | undefined>
  status: Generated<'RECEIVED' | 'ACCEPTED' | 'DECLINED'>
  /** Of a declined one. */
  reasonCode: ColumnType<AgentDeclineReason | null, AgentDeclineReason | null | undefined>
  appliedAt: Instant
  decidedAt: ColumnType<Instant | null, Instant | null | undefined>
  decidedBy: ColumnType<string | null, string | null | undefined>
  revision: Generated<number>
}
/** While a code is paused, its users become no referrals. */
export interface AgentCodePausesTable {
  code: string
  pausedAt: Instant
  /** null: still paused. */
  resumedAt: Instant | null
}
/** Every invite code with its owner, written by triggers. */
export interface InviteCodesTable {
  /** In upper case. */
  code: string
  userId: string
}
/** The level of an agent in a month, decided when the month before has ended. */
export interface AgentLevelsTable {
  campaignId: string
  agentId: string
  /** `YYYY-MM` in the zone of the campaign. */
  month: string
  /** Position in the levels of the campaign's file, from 0. */
  level: number
  activeTraders: number
  decidedAt: Instant
}
export interface AgentReferralsTable {
  userId: string
  /** The id on the wire. */
  referralId: string
  campaignId: string
  /** The direct agent's user id. */
  agentId: string
  code: string
  /** Facts from here on count for the agent. */
  boundAt: Instant
  registeredAt: Instant
  verifiedAt: Instant | null
  firstDepositAt: Instant | null
  firstTradeAt: Instant | null
  lastActiveAt: Instant | null
  /** USDT, by the newest holding snapshots; null without one. */
  balance: string | null
}
export interface ReferralNotesTable {
  agentId: string
  userId: string
  note: string
  tag: string
  updatedAt: Instant
}
export interface AgentViewsTable {
  campaignId: string
  agentId: string
  items: JSONColumnType<AgentView[]>
  updatedAt: Instant
}
/** Of every month, in USDT and people. */
export interface AgentTargetsTable {
  campaignId: string
  agentId: string
  rebate: string | null
  firstTrades: number | null
  volume: string | null
  updatedAt: Instant
}
export interface CodeVisitsTable {
  code: string
  /** UTC */
  day: string
  /** A salted hash. */
  client: string
  at: Instant
}
/** Used receipts of shares. */
export interface SharesTable {
  receipt: string
  userId: string
  activityId: string
  /** UTC days since the epoch. */
  day: number
  /** Of the counted shares of the day, from 0; null: does not count. */
  number: number | null
  at: Instant
}

/** ANA-3: an event of a page, without a user. */
export interface AnalyticsEventsTable {
  id: Generated<string>
  /** A random number of one browser tab. */
  visit: string
  name: string
  page: string | null
  route: string
  locale: string
  activityId: string | null
  /** The fields of this kind of event. */
  detail: JSONColumnType<Record<string, string | number>>
  /** Of 100 visits, how many sent events. */
  percent: number
  at: Instant
}
/** The rebate of one trade for one agent, or its claw-back; never changes. */
export interface RebateLinesTable {
  lineId: Generated<string>
  campaignId: string
  agentId: string
  /** The referral. */
  userId: string
  eventId: string
  kind: 'TRADE' | 'CLAW_BACK'
  at: Instant
  source: AgentSource
  code: string
  product: AgentProduct
  symbol: string
  volume: Decimal
  /** Before the deductions. */
  fee: Decimal
  deductions: JSONColumnType<RebateDeduction[]>
  /** The sum of the deductions. */
  deducted: Decimal
  rate: Decimal
  /** Below zero for a claw-back alone. */
  rebate: Decimal
  /** The referral's own share, on direct lines alone. */
  friendRebate: Generated<string>
  reason: RebateReason | null
  /** The day that pays the line: the day of the trade, or the first open one for a late fact. */
  settleDay: string
  createdAt: Instant
}
/** Sums of lines of one period by all that the filters know. */
interface PeriodSums {
  campaignId: string
  agentId: string
  source: AgentSource
  code: string
  product: AgentProduct
  symbol: string
  settleDay: string
  /** Whether the lines have a rebate. */
  paying: boolean
  lines: number
  volume: Decimal
  fee: Decimal
  deducted: Decimal
  rebate: Decimal
}
/** By quarter of an hour, as `tallies`. */
export interface RebateSumsTable extends PeriodSums {
  bucket: number
}
/** By day of UTC, in days since the epoch. */
export interface RebateDaysTable extends PeriodSums {
  day: number
}
/** By quarter of an hour and source, of each product and of all together. */
export interface RebateQuartersTable {
  campaignId: string
  agentId: string
  bucket: number
  source: 'DIRECT' | 'SUB'
  product: 'SPOT' | 'FUTURES' | 'COPY' | 'ALL'
  volume: string
  rebate: string
}
/** The figures of a referral by quarter of an hour, once for the direct agent and once for each agent above. */
export interface ReferralSumsTable {
  campaignId: string
  agentId: string
  userId: string
  bucket: number
  volume: Generated<string>
  rebate: Generated<string>
  deposits: Generated<string>
  withdrawals: Generated<string>
}
/** Days for which an agent asked lately, in quarters of an hour. */
export interface AgentPeriodsTable {
  periodId: Generated<string>
  campaignId: string
  agentId: string
  firstBucket: number
  endBucket: number
  /** Whether the sums of its referrals are kept. */
  isKept: Generated<boolean>
  askedAt: Instant
}
/** The sums of a referral within a kept period; a referral without any has no row. */
export interface ReferralPeriodsTable {
  periodId: string
  userId: string
  volume: string
  rebate: string
  /** Deposits without withdrawals. */
  net: string
}
/** Referrals with facts that have no lines yet. */
export interface RebateQueueTable {
  userId: string
  entryId: Generated<string>
  earliestAt: Instant
  since: Instant
}
export interface RebateSettlementsTable {
  campaignId: string
  agentId: string
  day: string
  lines: number
  /** The sum of the day's lines. */
  amount: Decimal
  /** Left over for the next day, zero or less. */
  carried: Decimal
  paid: Decimal
  /** Paid to the referrals. */
  friends: Decimal
  transferId: string | null
  settledAt: Instant
}
/** Double entry (D-12). Accounts: `treasury`, `budget:{activityId}`, `reserved:{activityId}`, `user:{userId}`. */
export interface LedgerAccountsTable {
  account: string
  asset: string
  balance: ColumnType<Decimal, Decimal | undefined, Decimal>
  /** The balance may never fall below it; null for the treasury alone. */
  floor: Decimal | null
}
export interface LedgerTransfersTable {
  transferId: string
  kind: 'FUND' | 'RESERVE' | 'RELEASE' | 'GRANT' | 'EXPIRE' | 'USE' | 'REBATE'
  reference: string
  createdAt: Instant
  position: Position
}
export interface LedgerEntriesTable {
  entryId: Generated<string>
  transferId: string
  account: string
  asset: string
  amount: Decimal
}
export interface BudgetsTable {
  activityId: string
  asset: string
  limit: Decimal
  /** Since when there is more of it for those who found it sold out; null: nothing new for them. */
  freedAt: Instant | null
}

/** One message of a user, made from the log; its texts follow the language of the reader (ADR 0066). */
export interface MessagesTable {
  messageId: string
  userId: string
  /** Names the cause, once a user. */
  cause: string
  type: MessageType
  kind: string
  /** As written by this version or an earlier one. */
  params: JSONColumnType<Record<string, unknown>>
  activityId: string | null
  /** Of the reward that it is about. */
  source: string | null
  createdAt: Instant
  readAt: Instant | null
}
/** Users who never changed their settings have no row. */
export interface MessageSettingsTable {
  userId: string
  off: JSONColumnType<string[]>
  quiet: JSONColumnType<QuietHours> | null
  updatedAt: Instant
}
/** Unread counts that wait for the end of quiet hours. */
export interface MessageAnnouncementsTable {
  userId: string
  dueAt: Instant
}

/** Written in the transaction of its cause, followed by any number of readers in the order of position and id (ADR 0033). */
export interface LogTable {
  position: Position
  id: Generated<number>
  topic: string
  userId: string | null
  payload: JSONColumnType<Record<string, unknown>>
  createdAt: Instant
}
/** The last entry of the log that a reader has handled. */
export interface LogCursorsTable {
  reader: string
  position: Generated<number>
  id: Generated<number>
  /** Entries that were deleted before the reader had handled them. */
  lost: Generated<number>
  updatedAt: Instant
}
/** The last `seq` of each topic of the sockets; `userId` is empty for a public topic (ADR 0067). */
export interface LiveTopicsTable {
  topic: string
  userId: string
  seq: number
}
/** The latest events of these topics, for all instances. */
export interface LiveEventsTable {
  id: Generated<number>
  topic: string
  userId: string
  seq: number
  data: JSONColumnType<Record<string, unknown>>
  at: Instant
}
/** Users with a private socket: only their events are recorded. */
export interface LiveLeasesTable {
  userId: string
  until: Instant
}
/** One row: until when starts and ends of activities have been announced. */
export interface ActivityClockTable {
  isOnly: Generated<boolean>
  announcedUntil: Instant
}
/** Actions with their actors (D-26), append-only. */
export interface AuditLogTable {
  id: Generated<string>
  at: Instant
  actor: string
  action: string
  subject: string
  detail: JSONColumnType<Record<string, unknown>>
  position: Position
}

/** A batch of rows of one stream, chained to the batch before it (ADR 0025); append-only. */
export interface SealsTable {
  stream: string
  seq: number
  /** The rows whose position is at least `fromPosition` and below `untilPosition`. */
  fromPosition: number
  untilPosition: number
  rowCount: number
  /** JSON array of text: which row each leaf belongs to. */
  names: string
  /** 32 bytes a row: SHA-256 of its text. */
  leaves: Buffer
  /** Hex SHA-256 of leaves and names. */
  root: string
  /** The hash of the seal before it; the id of the database for the first. */
  previous: string
  sealedAt: Instant
  hash: string
}
/** One row: the id by which the anchor outside the database knows it. */
export interface SealOriginTable {
  databaseId: string
}

export interface Database {
  users: UsersTable
  tokenFamilies: TokenFamiliesTable
  tokens: TokensTable
  secrets: SecretsTable
  loginAttempts: LoginAttemptsTable
  rememberedDevices: RememberedDevicesTable
  spentChallenges: SpentChallengesTable
  signatureNonces: SignatureNoncesTable
  activities: ActivitiesTable
  activityPreviews: ActivityPreviewsTable
  participations: ParticipationsTable
  kolBindings: KolBindingsTable
  backApplications: BackApplicationsTable
  events: EventsTable
  tallies: TalliesTable
  rejectedEvents: RejectedEventsTable
  evaluationQueue: EvaluationQueueTable
  reevaluations: ReevaluationsTable
  sourceStates: SourceStatesTable
  activitySettlements: ActivitySettlementsTable
  scores: ScoresTable
  boards: BoardsTable
  boardSnapshots: BoardSnapshotsTable
  boardPlaces: BoardPlacesTable
  boardBlocks: BoardBlocksTable
  entitlements: EntitlementsTable
  rewards: RewardsTable
  rewardAddresses: RewardAddressesTable
  leadTraders: LeadTradersTable
  scoreParts: ScorePartsTable
  teams: TeamsTable
  teamMembers: TeamMembersTable
  teamRequests: TeamRequestsTable
  lotteries: LotteriesTable
  prizeStock: PrizeStockTable
  draws: DrawsTable
  messages: MessagesTable
  messageSettings: MessageSettingsTable
  messageAnnouncements: MessageAnnouncementsTable
  agentCampaigns: AgentCampaignsTable
  agents: AgentsTable
  agentTerms: AgentTermsTable
  agentCodes: AgentCodesTable
  agentCodePauses: AgentCodePausesTable
  agentApplications: AgentApplicationsTable
  inviteCodes: InviteCodesTable
  agentLevels: AgentLevelsTable
  agentReferrals: AgentReferralsTable
  referralNotes: ReferralNotesTable
  agentViews: AgentViewsTable
  agentTargets: AgentTargetsTable
  codeVisits: CodeVisitsTable
  analyticsEvents: AnalyticsEventsTable
  shares: SharesTable
  rebateLines: RebateLinesTable
  rebateSums: RebateSumsTable
  rebateDays: RebateDaysTable
  rebateQuarters: RebateQuartersTable
  referralSums: ReferralSumsTable
  agentPeriods: AgentPeriodsTable
  referralPeriods: ReferralPeriodsTable
  rebateQueue: RebateQueueTable
  rebateSettlements: RebateSettlementsTable
  ledgerAccounts: LedgerAccountsTable
  ledgerTransfers: LedgerTransfersTable
  ledgerEntries: LedgerEntriesTable
  budgets: BudgetsTable
  log: LogTable
  logCursors: LogCursorsTable
  liveTopics: LiveTopicsTable
  liveEvents: LiveEventsTable
  liveLeases: LiveLeasesTable
  activityClock: ActivityClockTable
  auditLog: AuditLogTable
  seals: SealsTable
  sealOrigin: SealOriginTable
}
