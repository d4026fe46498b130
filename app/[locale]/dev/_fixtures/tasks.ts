import { REASON_CODES, type TaskType } from '@fanfare/contract/enumerations.ts'
import type { Reward, Task, TaskCompletion, TracedFact, TraceEntry } from '@fanfare/contract/task/task.ts'
import { DAY, HOUR, usdt, type Fixture, type Translate } from './fixture.ts'
import { rewardsOf } from './rewards-of.ts'

type Progress = TaskCompletion['progress']
type Excluded = TraceEntry['excluded'][number]

const progress = (current: string, target = '100', unit: string | null = 'USDT'): Progress => ({
  current,
  target,
  unit,
})

const entry = (rule: string, { current, target }: Progress, more: Partial<TraceEntry> = {}): TraceEntry => ({
  rule,
  expected: target,
  actual: current,
  passed: false,
  counted: 0,
  excluded: [],
  nextAction: null,
  ...more,
})

const excluded = (reason: string, amount: string, count = 1): Excluded => ({ reason, count, amount })
const counted = (at: number, label: string, amount: string): TracedFact => ({ at, label, amount, counted: true })

/** The condition of a task in the interface's words; the operator writes its real title. */
const TITLES = {
  SPOT_TRADING_VOLUME: 'task.next_trade_spot',
  SHARE_LINK: 'task.next_share',
  TRANSFER_AND_TRADING: 'task.next_transfer',
  INVITE_FRIEND: 'task.next_invite',
  EARNINGS: 'task.next_trade_futures',
  RECHARGE: 'task.next_deposit',
  KYC_PASS: 'task.next_verify',
} as const satisfies Partial<Record<TaskType, string>>

/** A task without a user's state. */
export function taskFixture(
  translate: Translate,
  taskType: keyof typeof TITLES,
  reward: Reward,
  more: Partial<Task> = {},
): Task {
  return {
    taskId: taskType.toLowerCase().replaceAll('_', '-'),
    taskType,
    title: translate(TITLES[taskType]),
    period: 'AFTER',
    operator: 'GREATER_EQUAL',
    target: usdt('100'),
    reward,
    action: { appRoute: 'trade/spot' },
    windowDays: 14,
    claimDays: 7,
    ...more,
  }
}

/** A task with a user's state. */
function mine(task: Task, more: Partial<TaskCompletion>): TaskCompletion {
  const state = { taskStatus: 'PENDING', periodKey: '-', progress: progress('0'), ...more } as const
  return { ...task, trace: [entry('target', state.progress)], ...state }
}

/** The states of a task's card (design §6), each as the gateway sends it. */
export function taskStates(now: number, translate: Translate): Fixture<TaskCompletion>[] {
  const { cash, trial, coupon, draws, item } = rewardsOf(translate)
  const spot = taskFixture(translate, 'SPOT_TRADING_VOLUME', cash)
  const next = { key: 'task.next_trade_spot', appRoute: 'trade/spot' }
  const day = new Date(now).toISOString().slice(0, 10)
  const windowEndsAt = now + 9 * DAY
  const half = progress('64.2')
  const trade = (more: Partial<TaskCompletion>) => mine(spot, more)
  const done = { progress: progress('120'), completedAt: now - 2 * DAY }
  const reached = [entry('target', done.progress, { passed: true, counted: 2 })]
  const states: Record<string, TaskCompletion> = {
    'pending-without-progress': trade({
      windowEndsAt,
      trace: [entry('target', progress('0'), { nextAction: next })],
    }),
    'pending-with-progress': trade({
      windowEndsAt,
      progress: half,
      trace: [
        entry('joined', progress('1', '1', null), { passed: true }),
        entry('target', half, {
          counted: 2,
          excluded: [excluded('STABLE_PAIR', '30'), excluded('ZERO_FEE', '12.5', 3)],
          facts: [
            counted(now - HOUR, 'trade.spot.buy:BTC/USDT', '42.1'),
            counted(now - 2 * HOUR, 'trade.spot.sell:ETH/USDT', '22.1'),
            {
              at: now - DAY,
              label: 'trade.spot.buy:USDC/USDT',
              amount: '30',
              counted: false,
              reason: 'STABLE_PAIR',
              detail: {},
            },
          ],
          nextAction: next,
        }),
      ],
    }),
    'pending-every-reason': trade({
      progress: half,
      trace: [
        entry('target', half, {
          counted: 1,
          excluded: [...REASON_CODES, 'SOMETHING_NEW'].map((reason, index) =>
            excluded(reason, `${index + 1}.5`, index + 1),
          ),
        }),
      ],
    }),
    'not-joined': trade({
      reasonCode: 'NOT_JOINED',
      trace: [entry('joined', progress('0', '1', null)), entry('target', progress('0'))],
    }),
    'not-offered-here': trade({ reasonCode: 'REGION', trace: [entry('region', progress('0', '1', null))] }),
    'identity-needed': trade({
      reasonCode: 'KYC_NEEDED',
      trace: [
        entry('identity', progress('0', '1', null), { nextAction: { key: 'task.next_verify', appRoute: 'kyc' } }),
      ],
    }),
    'every-day': mine(taskFixture(translate, 'SHARE_LINK', draws, { period: 'EVERYDAY', target: { count: 3 } }), {
      periodKey: day,
      progress: progress('1', '3', null),
      resetsAt: now + 9 * HOUR,
      trace: [
        entry('target', progress('1', '3', null), {
          counted: 1,
          nextAction: { key: 'task.next_share', appRoute: 'share' },
        }),
      ],
    }),
    'two-steps': mine(taskFixture(translate, 'TRANSFER_AND_TRADING', trial, { target: usdt('500') }), {
      progress: progress('120', '500'),
      windowEndsAt,
      trace: [
        entry('transfer', progress('80'), { counted: 1 }),
        entry('target', progress('120', '500'), {
          counted: 1,
          nextAction: { key: 'task.next_transfer', appRoute: 'asset/transfer' },
        }),
      ],
    }),
    friends: mine(taskFixture(translate, 'INVITE_FRIEND', coupon, { target: { count: 3 } }), {
      progress: progress('1', '3', null),
      trace: [
        entry('friend_registered', progress('4', '3', null), { passed: true, counted: 4 }),
        entry('target', progress('1', '3', null), {
          counted: 1,
          nextAction: { key: 'task.next_invite', appRoute: 'share' },
        }),
      ],
    }),
    'a-loss': mine(taskFixture(translate, 'EARNINGS', cash, { target: usdt('50') }), {
      progress: progress('-12.75', '50'),
      trace: [
        entry('target', progress('-12.75', '50'), {
          counted: 4,
          nextAction: { key: 'task.next_trade_futures', appRoute: 'contract/btcusdt' },
        }),
      ],
    }),
    completed: trade({ taskStatus: 'COMPLETED', ...done, claimDeadline: now + 5 * DAY, trace: reached }),
    granted: trade({ taskStatus: 'GRANTED', ...done, rewardId: 'rw-1', trace: reached }),
    'granted-under-review': trade({
      taskStatus: 'GRANTED',
      ...done,
      rewardId: 'rw-2',
      reasonCode: 'UNDER_REVIEW',
      trace: reached,
    }),
    'granted-on-hold': trade({
      taskStatus: 'GRANTED',
      ...done,
      rewardId: 'rw-3',
      reasonCode: 'ON_HOLD',
      holdUntil: now + 23 * HOUR,
      trace: reached,
    }),
    unsatisfied: trade({
      taskStatus: 'UNSATISFIED',
      reasonCode: 'NOT_ENOUGH',
      windowEndsAt: now - DAY,
      progress: half,
      trace: [entry('target', half, { counted: 2, excluded: [excluded('OUT_OF_WINDOW', '50')] })],
    }),
    'sold-out': mine(taskFixture(translate, 'RECHARGE', item), {
      reasonCode: 'SOLD_OUT',
      progress: progress('100'),
      trace: [entry('target', progress('100'), { passed: true, counted: 1 })],
    }),
    'claim-expired': trade({
      taskStatus: 'COMPLETED',
      ...done,
      claimDeadline: now - HOUR,
      reasonCode: 'CLAIM_EXPIRED',
      trace: reached,
    }),
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}
