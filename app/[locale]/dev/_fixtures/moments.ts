import type { MomentData } from '#components/task/moment/use-moment-data.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { taskTotals } from '#lib/task/task-phase.ts'
import type { Claimable, ClaimedReward, Moment, ResultNews } from '#store/slices/moment.ts'
import { activityFixture, memberPageFixture } from './activities.ts'
import { DAY, HOUR, usdt, type Fixture, type Translate } from './fixture.ts'
import { rewardsOf } from './rewards-of.ts'
import type { Claimable as ClaimableItem } from './rewards.ts'
import { taskStates } from './tasks.ts'

export interface MomentFixture {
  moment: Moment
  data: MomentData
  /** A claim is under way. */
  isClaiming?: boolean
}

const ACTIVITY_ID = 'act-newuser'
/** As many as fit no screen. */
const MANY = 20
const GERMAN_WORD = 'Einzahlungsbonusaktionswochen'

export const claimedFixture = ({ activityId, title, task }: ClaimableItem): ClaimedReward => ({
  activityId,
  activityTitle: title,
  taskId: task.taskId,
  periodKey: task.periodKey,
  title: task.title,
  reward: task.reward,
  state: 'GRANTED',
})

/** A task for each state that the money of a moment has: claimed, two claimable, one open. */
function momentTasks(now: number, translate: Translate): TaskCompletion[] {
  const states = new Map(taskStates(now, translate).map(({ id, data }) => [id, data]))
  return ['granted', 'completed', 'friends', 'pending-with-progress'].flatMap((id) => {
    const task = states.get(id)
    return task ? [{ ...task, taskId: id }] : []
  })
}

const placeFixture = (translate: Translate, isWon: boolean): ResultNews => {
  const rank = isWon ? '142' : '612'
  return {
    title: isWon
      ? translate('moment.rank_won', { rank, reward: isolateText('120 USDT') })
      : translate('moment.rank_reached', { rank }),
    sentence: translate('activity.settled_line'),
    figure: rank,
    line: translate('competition.of_traders', { count: 18_631, value: '18,631' }),
    isWon,
    facts: [
      { label: translate('competition.track_volume'), value: isolateText('318,902.40 USDT') },
      {
        label: translate('competition.decided'),
        value: translate('competition.gap_to', { gap: isolateText('48.20\u00A0USDT'), rank: '141' }),
      },
    ],
    more: { label: translate('moment.see_leaderboard'), sectionId: 'leaderboard' },
  }
}

/** A deposit bonus, whose amount counts up. */
const bonusFixture = (translate: Translate): ResultNews => ({
  title: translate('moment.got', { reward: isolateText('60\u00A0USDT') }),
  sentence: translate('bonus.got_tier', { tier: 'Tier 2', reward: isolateText('60\u00A0USDT') }),
  figure: { amount: '60', unit: 'USDT' },
  line: null,
  isWon: true,
  facts: [
    { label: translate('bonus.axis_deposit'), value: '1,500 USDT' },
    { label: translate('bonus.axis_volume'), value: '62,410.08 USDT' },
  ],
  more: null,
})

/** The overlay for good news in each of its states, and with the worst data. */
export function momentStates(now: number, translate: Translate): Fixture<MomentFixture>[] {
  const { cash, trial, draws, item } = rewardsOf(translate)
  const activity = activityFixture(now, translate, 'NewUser')
  const cup = activityFixture(now, translate, 'PersonalTrading')
  const tasks = momentTasks(now, translate)
  const open = tasks.find(({ taskId }) => taskId === 'pending-with-progress') ?? null
  const claimable = (taskId: string, more: Partial<Claimable> = {}): Claimable => ({
    activityId: ACTIVITY_ID,
    taskId,
    periodKey: '-',
    title: translate('task.next_deposit'),
    reward: cash,
    ...more,
  })
  const claimed = (taskId: string, more: Partial<ClaimedReward> = {}): ClaimedReward => ({
    ...claimable(taskId),
    state: 'GRANTED',
    ...more,
  })
  const failed = (canRetry: boolean) => ({
    reward: claimable('failed'),
    reason: translate(canRetry ? 'common.network_error_calm' : 'code.51014'),
    canRetry,
  })
  const moment = (more: Partial<Moment>): Moment => ({
    id: 1,
    activityId: ACTIVITY_ID,
    joined: null,
    draw: null,
    result: null,
    claimed: [],
    together: 1,
    failed: [],
    ...more,
  })
  const data: MomentData = {
    activity,
    tasks,
    totals: taskTotals(tasks),
    next: claimable('next'),
    nextTask: open,
    step: null,
  }
  const last = { ...data, next: null }
  const many = Array.from({ length: MANY }, (_, index) => claimed(`many-${index}`))
  const states: Record<string, MomentFixture> = {
    claim: { moment: moment({ claimed: [claimed('a', { reward: trial, expiresAt: now + 20 * DAY })] }), data },
    'claim-under-way': { moment: moment({ claimed: [claimed('a')] }), data, isClaiming: true },
    'claim-locked': {
      moment: moment({ claimed: [claimed('a', { state: 'HOLD', holdUntil: now + 23 * HOUR, reasonCode: 'ON_HOLD' })] }),
      data,
    },
    'claim-under-review': {
      moment: moment({ claimed: [claimed('a', { state: 'REVIEW', reasonCode: 'UNDER_REVIEW' })] }),
      data,
    },
    'claim-failed': { moment: moment({ claimed: [claimed('a')], failed: [failed(true)] }), data },
    'claim-refused': { moment: moment({ claimed: [claimed('a')], failed: [failed(false)] }), data },
    'claim-only': { moment: moment({ claimed: [claimed('a')] }), data: last },
    'claim-all': { moment: moment({ claimed: [claimed('a'), claimed('b')] }), data: last },
    'claim-all-later': {
      moment: moment({ claimed: [claimed('a'), claimed('b', { state: 'REVIEW' })], together: 2 }),
      data: { ...last, nextTask: null },
    },
    'claim-all-in-part': {
      moment: moment({ claimed: many.slice(0, 2), together: 2, failed: [failed(true), failed(false)] }),
      data,
    },
    'claim-many': { moment: moment({ claimed: many, together: MANY }), data: last },
    'claim-mixed': {
      moment: moment({ claimed: [claimed('a'), claimed('b', { reward: draws })], together: 2 }),
      data: last,
    },
    'claim-draws': { moment: moment({ claimed: [claimed('a', { reward: draws })] }), data },
    'claim-item': { moment: moment({ claimed: [claimed('a', { reward: item })] }), data },
    'claim-tiny': {
      moment: moment({ claimed: [claimed('a', { reward: { ...cash, amount: usdt('0.000000000000000001') } })] }),
      data: { ...data, activity: { ...activity, title: GERMAN_WORD } },
    },
    'claim-huge': {
      moment: moment({ claimed: [claimed('a', { reward: { ...cash, amount: usdt('123456789012.5') } })] }),
      data: { ...last, nextTask: open && { ...open, title: GERMAN_WORD } },
    },
    join: { moment: moment({ joined: { entry: null } }), data },
    'join-new-account': { moment: moment({ joined: { entry: 'register' } }), data },
    'join-trade': { moment: moment({ joined: { entry: null } }), data: { ...last, activity: cup } },
    'join-without-tasks': {
      moment: moment({ joined: { entry: 'login' } }),
      data: { activity: cup, tasks: [], totals: [], next: null, nextTask: null, step: null },
    },
    'join-next-step': {
      moment: moment({ joined: { entry: null } }),
      data: {
        ...last,
        step: { activityId: ACTIVITY_ID, label: translate('team.find'), line: '', to: { anchor: 'teams' } },
      },
    },
    'place-won': {
      moment: moment({ result: placeFixture(translate, true) }),
      data: { ...last, activity: cup },
    },
    'bonus-won': { moment: moment({ result: bonusFixture(translate) }), data: last },
    'place-without-prize': {
      moment: moment({ result: placeFixture(translate, false) }),
      data: { ...last, activity: cup },
    },
  }
  return Object.entries(states).map(([id, fixture]) => ({ id, data: fixture }))
}

/** The gateway's answers to the overlay that the gallery opens: the user's tasks, and one more claim. */
export function momentAnswers(now: number, translate: Translate) {
  const tasks = momentTasks(now, translate)
  const granted: CallData<typeof obtainReward> = {
    rewardId: 'fixture',
    taskId: 'fixture',
    taskStatus: 'GRANTED',
    reward: rewardsOf(translate).cash,
    grantedAt: now,
    state: 'GRANTED',
  }
  return {
    activityDetail: () => memberPageFixture(now, translate, 'NewUser'),
    taskCompletions: () => ({ tasks }),
    obtainReward: () => granted,
  }
}
