import type { ActivityDetail, ActivitySummary, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import type { MyTeam, Team } from '@fanfare/contract/competition/competition.ts'
import type { MyRank, RankRow } from '@fanfare/contract/competition/rank.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { Reward, TaskCompletion, TraceEntry } from '@fanfare/contract/task/task.ts'
import type { Board } from '#lib/competition/board.ts'

export const usdt = (amount: string) => ({ amount, unit: 'USDT' })

/** A reward that can be withdrawn. */
export const cash = (amount: string, label = ''): Reward => ({
  rewardType: 'DROP',
  kind: 2,
  amount: usdt(amount),
  label,
})

/** What the visitor of an overview may choose. */
export const CHOICES = {
  initialStatus: 'ONGOING' as const,
  statuses: [
    { status: 'ONGOING' as const, label: 'Ongoing' },
    { status: 'ENDED' as const, label: 'Ended' },
  ],
  groups: [{ group: 'Lottery' as const, label: 'Lucky draw' }],
}

/** Two weight classes of a competition. */
export const CLASSES = [
  { classId: 'light', label: 'Light', upTo: usdt('50000'), traders: 45 },
  { classId: 'open', label: 'Open', upTo: null, traders: 45 },
]

export const rankRow = (rank: number, more: Partial<RankRow> = {}): RankRow => ({
  rank,
  maskedName: `UID ${rank}`,
  value: String(10_000 - rank),
  gapToNext: null,
  estimatedReward: null,
  change: null,
  ...more,
})

/** A member's place, with a better prize in reach. */
export const myRankOf = (more: Partial<MyRank> = {}): MyRank => ({
  ...rankRow(148, { maskedName: 'tr***@mail', value: '312480.15', gapToNext: '1204.5', change: 6 }),
  estimatedReward: cash('120'),
  isProvisional: false,
  volume: usdt('312480.15'),
  nextPrize: { rank: 100, value: '361205.15', reward: cash('420'), fees: usdt('19.50') },
  ...more,
})

export const boardOf = (more: Partial<Board> = {}): Board => ({
  items: [],
  total: 0,
  mine: null,
  updatedAt: 0,
  cadence: 600,
  snapshotHash: null,
  snapshotSeq: null,
  unit: 'USDT',
  weightClass: null,
  myClass: null,
  final: false,
  ...more,
})

/** An activity in a list. */
export const activityOf = (more: Partial<ActivitySummary> = {}): ActivitySummary => ({
  activityId: 'a1',
  alias: 'a-cup',
  activityType: ACTIVITY_TYPES.Lottery.code,
  title: 'A cup',
  subtitle: '',
  pool: null,
  startTime: 0,
  endTime: 100,
  status: 'ONGOING',
  outcome: null,
  participants: 0,
  image: '',
  path: '/activity/lottery/a-cup',
  ...more,
})

/** An activity as its page has it. */
export const detailOf = (more: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...activityOf(),
  timeZone: 'UTC',
  regionsExcluded: [],
  audience: {
    newWithinDays: null,
    minimumAgeDays: null,
    identityNeeded: false,
    participantsMaximum: null,
    notWith: [],
  },
  tasks: [],
  rewards: [],
  tiers: [],
  rules: [],
  faq: [],
  consent: null,
  budgetLeft: null,
  dataDelaySeconds: 0,
  paused: null,
  fallback: null,
  ...more,
})

/** The part of a member who may do everything. */
export const myActivityOf = (more: Partial<MyActivity> = {}): MyActivity => ({
  applied: true,
  appliedAt: 0,
  eligible: true,
  reasonCode: null,
  draws: null,
  rank: null,
  ...more,
})

/** A rule of a task, with how far its facts have come. */
export const traceEntry = (
  rule: string,
  { current, target }: Pick<TaskCompletion['progress'], 'current' | 'target'>,
  more: Partial<TraceEntry> = {},
): TraceEntry => ({
  rule,
  expected: target,
  actual: current,
  passed: false,
  counted: 0,
  excluded: [],
  nextAction: null,
  ...more,
})

/** A task of a user who has not met its target. */
export const taskOf = (more: Partial<TaskCompletion> = {}): TaskCompletion => ({
  taskId: 't1',
  taskType: 'RECHARGE',
  title: 'Deposit',
  period: 'AFTER',
  operator: 'GREATER_EQUAL',
  target: usdt('50'),
  reward: cash('5'),
  action: {},
  claimDays: 7,
  taskStatus: 'PENDING',
  periodKey: '-',
  progress: { current: '0', target: '50', unit: 'USDT' },
  trace: [traceEntry('target', { current: '0', target: '50' })],
  ...more,
})

/** A reward of so many draws. */
export const drawsOf = (count: number): Reward => ({
  rewardType: 'LOTTERY_COUNT',
  kind: 2,
  amount: { count },
  label: '',
})

/** A granted reward in the list of a user. */
export const rewardItem = (more: Partial<RewardItem> = {}): RewardItem => ({
  rewardId: 'r1',
  activityId: 'a1',
  taskId: 't1',
  reward: cash('5'),
  state: 'GRANTED',
  grantedAt: 1000,
  expiresAt: null,
  ...more,
})

/** A task of the welcome activity that can be claimed. */
export const readyOf = (taskId: string, amount: string, more: Partial<TaskCompletion> = {}) => ({
  activityId: 'a1',
  title: 'Welcome tasks',
  path: '/welcome-event',
  task: taskOf({ taskId, title: `task ${taskId}`, taskStatus: 'COMPLETED', reward: cash(amount), ...more }),
})

/** The answer to its claim. */
export const grantedOf = (taskId: string, amount = '10') => ({
  rewardId: 'r',
  taskId,
  taskStatus: 'GRANTED',
  reward: cash(amount),
  grantedAt: 1,
})

export const teamOf = (more: Partial<Team> = {}): Team => ({
  teamId: 't1',
  name: 'Monsoon Desk',
  captain: 'an***@mail',
  members: 3,
  capacity: 50,
  access: 'OPEN',
  minVolume: null,
  rank: null,
  volume: '0',
  ...more,
})

export const myTeamOf = (more: Partial<MyTeam> = {}): MyTeam => ({
  ...teamOf(),
  captainIsMe: false,
  key: null,
  estimatedPrize: null,
  memberList: [],
  liveVolume: '0',
  requests: [],
  ...more,
})
