import type { CtaFacts, CtaState } from '#components/activity/cta/cta-state.ts'
import type { CtaDetail } from '#components/activity/cta/describe-visitor-cta.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { DAY, HOUR, MINUTE, type Fixture, type Translate } from './fixture.ts'
import { taskStates } from './tasks.ts'

export interface CtaFixture {
  facts: CtaFacts
  detail: CtaDetail
  /** The state that these facts have to lead to. */
  state: CtaState['state']
  isJoining?: boolean
  isClaiming?: boolean
}

const refused = (reasonCode: string) => ({ eligible: false, reasonCode })

/** The sixteen states of design/components and the settled states, each with the facts that lead to it. */
export function ctaStates(now: number, translate: Translate): Fixture<CtaFixture>[] {
  const task = (id: string, more: Partial<TaskCompletion> = {}): TaskCompletion => {
    const found = taskStates(now, translate).find((state) => state.id === id)
    if (!found) throw new Error(`there is no task ${id}`)
    return { ...found.data, ...more }
  }
  const running = { startTime: now - 10 * DAY, endTime: now + 9 * DAY, outcome: null }
  const over = { startTime: now - 30 * DAY, endTime: now - DAY }
  const make = (
    state: CtaState['state'],
    facts: Partial<CtaFacts> = {},
    { signUpReward, applies, ...more }: Partial<CtaFixture> & Pick<CtaDetail, 'signUpReward' | 'applies'> = {},
  ): CtaFixture => {
    const detail = { ...running, ...facts.detail }
    return {
      state,
      detail: {
        activityId: 'fixture',
        signUpReward,
        applies,
        startTime: detail.startTime,
        path: '/events/fixture',
      },
      facts: {
        now,
        isLogin: true,
        hasFailed: false,
        eligibility: { eligible: true, reasonCode: null },
        my: { applied: true },
        completions: [],
        place: { inApp: false, version: null },
        ...facts,
        detail,
      },
      ...more,
    }
  }
  const joined = (...completions: TaskCompletion[]) => ({ completions })
  const outside = { my: { applied: false } }
  const visitor = { isLogin: false, my: null }
  const inApp = joined(
    task('pending-without-progress', { trace: task('not-joined').trace, action: { appRoute: 'copytrade/trader' } }),
  )
  const states: Record<string, CtaFixture> = {
    'not-started': make('notStarted', { detail: { ...running, startTime: now + 8 * DAY } }),
    visitor: make('visitor', visitor),
    'visitor-of-the-welcome-event': make('visitor', visitor, { signUpReward: '5 USDT' }),
    'region-blocked': make('regionBlocked', { ...visitor, eligibility: refused('REGION') }),
    'identity-needed': make('identityNeeded', { ...outside, eligibility: refused('KYC_NEEDED') }),
    'not-eligible': make('notEligible', { ...outside, eligibility: refused('NOT_NEW_USER') }),
    'ready-to-join': make('readyToJoin', outside),
    'visitor-who-applies': make('visitor', visitor, { applies: true }),
    'ready-to-apply': make('readyToJoin', outside, { applies: true }),
    'switch-account': make('switchAccount', { ...outside, applyStatus: 0 }),
    refused: make('refused', { ...outside, applyStatus: 2 }),
    joining: make('readyToJoin', outside, { isJoining: true }),
    'in-progress': make('inProgress', joined(task('pending-with-progress'))),
    'own-step': make('ownStep', {
      ...joined(task('pending-with-progress')),
      step: {
        activityId: 'fixture',
        label: translate('team.find'),
        line: translate('team.phase_join_line'),
        to: { anchor: 'teams' },
      },
    }),
    claimable: make('claimable', joined(task('pending-with-progress'), task('completed'))),
    claiming: make('claimable', joined(task('completed')), { isClaiming: true }),
    'under-review': make('underReview', joined(task('granted-under-review'))),
    'on-hold': make('onHold', joined(task('granted-on-hold', { holdUntil: now + 23 * HOUR + 14 * MINUTE + 8000 }))),
    granted: make('granted', joined(task('granted'))),
    'sold-out': make('soldOut', joined(task('sold-out'))),
    'needs-the-app': make('needsApp', inApp),
    'app-too-old': make('appTooOld', { ...inApp, place: { inApp: true, version: '4.1.9' } }),
    'loading-failed': make('failed', { ...outside, my: null, hasFailed: true }),
    'draws-left': make('drawsLeft', { my: { applied: true, draws: 3 }, usesDraws: true }),
    'draws-over': make('drawsOver', { detail: { ...over, outcome: 'SETTLED' }, usesDraws: true }),
    joined: make('joined', joined(task('unsatisfied'))),
    ended: make('ended', { detail: { ...over, outcome: null } }),
    settling: make('settling', { detail: { ...over, outcome: 'SETTLING' } }),
    settled: make('settled', { detail: { ...over, outcome: 'SETTLED' } }),
    cancelled: make('cancelled', { detail: { ...running, outcome: 'CANCELLED' } }),
  }
  return Object.entries(states).map(([id, data]) => ({ id, data }))
}
