import { expect, test } from 'vitest'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { ctaFactsOf as facts } from '../testing/cta-facts.ts'
import { ctaState, type CtaFacts } from './cta-state.ts'

const task = (taskStatus: TaskCompletion['taskStatus'], more: Partial<TaskCompletion> = {}) =>
  ({
    taskId: 't',
    taskStatus,
    trace: [],
    action: {},
    reward: { amount: { amount: '1', unit: 'USDT' } },
    ...more,
  }) as unknown as TaskCompletion
const refused = (reasonCode: string) => ({ eligible: false, reasonCode })

test('[ACT-10] the action shows that an activity has not started, has ended or is cancelled', () => {
  expect(ctaState(facts({ now: 99 })).state).toBe('notStarted')
  expect(ctaState(facts({ now: 100, completions: [task('PENDING')] })).state).toBe('inProgress')
  expect(ctaState(facts({ now: 200 })).state).toBe('ended')
  const ended = { startTime: 100, endTime: 200 }
  expect(ctaState(facts({ now: 200, detail: { ...ended, outcome: 'SETTLING' } })).state).toBe('settling')
  expect(ctaState(facts({ now: 200, detail: { ...ended, outcome: 'SETTLED' } })).state).toBe('settled')
  expect(ctaState(facts({ detail: { ...ended, outcome: 'CANCELLED' } })).state).toBe('cancelled')
})

test('[ACT-3] a claimable reward comes first, the nearest deadline before the others, even after the end', () => {
  const late = task('COMPLETED', { taskId: 'late', claimDeadline: 900 })
  const soon = task('COMPLETED', { taskId: 'soon', claimDeadline: 300 })
  const cta = ctaState(facts({ now: 250, completions: [late, task('PENDING'), soon] }))
  expect(cta.state === 'claimable' && cta.task.taskId).toBe('soon')
})

test('[ACT-10] visitors see a refusal of their region; other refusals are for logged-in users', () => {
  const visitor = facts({ isLogin: false, my: null })
  expect(ctaState(visitor).state).toBe('visitor')
  expect(ctaState({ ...visitor, eligibility: refused('REGION') }).state).toBe('regionBlocked')
  expect(ctaState({ ...visitor, eligibility: refused('KYC_NEEDED') }).state).toBe('visitor')
})

test('[ACT-7] the action names the reason to a user who may not join, and invites one who may', () => {
  const user = facts({ my: { applied: false } })
  expect(ctaState(user).state).toBe('readyToJoin')
  expect(ctaState({ ...user, eligibility: refused('KYC_NEEDED') }).state).toBe('identityNeeded')
  expect(ctaState({ ...user, eligibility: refused('NOT_NEW_USER') })).toEqual({
    state: 'notEligible',
    reasonCode: 'NOT_NEW_USER',
  })
})

test('[ACT-3] the next step that the page names comes after a claim and before tasks', () => {
  const step = { activityId: 'a1', label: 'Find a team', line: '', to: { anchor: 'teams' } }
  const state = (more: Partial<CtaFacts>) => ctaState(facts({ step, completions: [task('PENDING')], ...more })).state
  expect(state({})).toBe('ownStep')
  expect(state({ step: null })).toBe('inProgress')
  expect(state({ completions: [task('COMPLETED')] })).toBe('claimable')
  expect(state({ my: { applied: false } })).toBe('readyToJoin')
  expect(state({ now: 200 })).toBe('ended')
})

test('[SCR-3] draws that are left or to be claimed come before every task', () => {
  const draws = { reward: { amount: { count: 4 } } } as unknown as Partial<TaskCompletion>
  const lottery = facts({ usesDraws: true, completions: [task('PENDING'), task('COMPLETED', draws)] })
  expect(ctaState(lottery)).toEqual({ state: 'drawsLeft', draws: 0, toClaim: 4 })
  expect(ctaState({ ...lottery, my: { applied: true, draws: 2 } })).toMatchObject({ draws: 2, toClaim: 4 })
  expect(ctaState({ ...lottery, completions: [task('PENDING', draws)] }).state).toBe('inProgress')
  expect(ctaState({ ...lottery, completions: [], now: 200 }).state).toBe('drawsOver')
})

test('[ACT-8] status switch 0 asks for the other account, error 2 refuses, and -1 and 1 change nothing', () => {
  const user = facts({ my: { applied: false }, eligibility: null })
  expect(ctaState({ ...user, applyStatus: 0 }).state).toBe('switchAccount')
  expect(ctaState({ ...user, applyStatus: 0, eligibility: refused('MULTI_ACCOUNT') }).state).toBe('switchAccount')
  expect(ctaState({ ...user, applyStatus: 2 }).state).toBe('refused')
  expect(ctaState({ ...user, applyStatus: 2, eligibility: refused('KYC_NEEDED') }).state).toBe('identityNeeded')
  expect(ctaState({ ...user, applyStatus: -1 }).state).toBe('readyToJoin')
  expect(ctaState(facts({ applyStatus: 0 })).state).toBe('joined')
})

test('[ACT-3] without an open task the action shows the outcome', () => {
  expect(ctaState(facts({ completions: [task('GRANTED')] })).state).toBe('granted')
  expect(ctaState(facts({ completions: [task('GRANTED'), task('PENDING', { reasonCode: 'SOLD_OUT' })] })).state).toBe(
    'soldOut',
  )
  expect(ctaState(facts()).state).toBe('joined')
})

test('[ACT-3] a review or a hold comes before granted and sold-out rewards', () => {
  const granted = task('GRANTED')
  const held = (holdUntil?: number) => task('GRANTED', { reasonCode: 'ON_HOLD', holdUntil })
  const state = (...completions: TaskCompletion[]) => ctaState(facts({ completions }))
  expect(state(granted, task('GRANTED', { reasonCode: 'UNDER_REVIEW' }), held(900)).state).toBe('underReview')
  expect(state(granted, held(700), held(900))).toEqual({ state: 'onHold', until: 900 })
  expect(state(held())).toEqual({ state: 'onHold', until: null })
  expect(state(task('PENDING', { reasonCode: 'SOLD_OUT' }), held(900)).state).toBe('onHold')
  expect(state(task('PENDING'), held(900)).state, 'what can be done comes before what must be waited for').toBe(
    'inProgress',
  )
})

test('[APP-3][APP-4] a step that only the app has asks for the app, or for a newer app', () => {
  const completions = [task('PENDING', { action: { appRoute: 'copytrade/trader' } })]
  const at = (inApp: boolean, version: string | null) => ctaState(facts({ completions, place: { inApp, version } }))
  expect(at(false, null)).toMatchObject({ state: 'needsApp', from: '4.2.14' })
  expect(at(true, '4.1.9')).toEqual({ state: 'appTooOld', from: '4.2.14', version: '4.1.9' })
  expect(at(true, '4.2.14').state).toBe('inProgress')
})

test('[ACT-10] without the user’s data the action neither invites them to join nor reports an outcome', () => {
  const failed = (more: Partial<CtaFacts> = {}) => ctaState(facts({ hasFailed: true, ...more })).state
  expect(failed({ my: null })).toBe('failed')
  expect(failed(), 'joined, but the tasks are not known').toBe('failed')
  expect(failed({ completions: [task('COMPLETED')] }), 'what is known can be claimed').toBe('claimable')
  expect(failed({ my: null, now: 200 }), 'the end is known to everybody').toBe('ended')
})
