import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { taskView, type TaskTexts } from './task-view.ts'
import { cash, drawsOf, taskOf, usdt } from '#lib/testing/samples.ts'

const t = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as TaskTexts['t']
const texts: TaskTexts = { t, locale: 'en', rewardText: () => '10 USDT', zone: 'UTC' }

const at = (day: number) => Date.UTC(2026, 10, day, 7)

const task = (more: Partial<TaskCompletion> = {}) =>
  taskOf({
    taskType: 'TRADING_VOLUME',
    title: 'Trade futures',
    description: 'Any pair counts.',
    target: usdt('1000'),
    reward: cash('10'),
    progress: { current: '250', target: '1000', unit: 'USDT' },
    trace: [
      {
        rule: 'target',
        expected: '1000',
        actual: '250',
        passed: false,
        counted: 1,
        excluded: [],
        nextAction: { key: 'task.next_trade' },
      },
    ],
    ...more,
  })

/** Words of the texts without the no-break spaces that some languages put between figures and units. */
const plain = (view: unknown): unknown => JSON.parse(JSON.stringify(view).replaceAll(/[\u202f\u00a0]/g, ' '))

test('[SCR-2] an open task shows its progress and the next step', () => {
  expect(plain(taskView(task(), texts))).toEqual({
    phase: 'open',
    title: 'Trade futures',
    reward: '10 USDT',
    kind: t('task.word.cash'),
    rule: 'Any pair counts.',
    day: null,
    claim: 'Claim 10 USDT',
    deadline: null,
    waiting: null,
    progress: { text: '250.00 of 1,000 USDT', left: '750.00 to go' },
    notes: null,
    next: 'Trade now',
  })
})

test('[SCR-2] a visitor’s task has its typical cost before its rule, and no state', () => {
  const { zone: _, ...ofVisitor } = texts
  expect(taskView(task(), ofVisitor)).toMatchObject({ phase: null, rule: 'Trading fees apply · Any pair counts.' })
  // Draws name themselves.
  expect(taskView(task({ reward: drawsOf(1) }), texts).kind).toBeNull()
})

test.each<[string, Partial<TaskCompletion>, object]>([
  [
    'a completed task can be claimed, until its deadline',
    { taskStatus: 'COMPLETED', claimDeadline: at(23) },
    {
      phase: 'ready',
      claim: 'Claim 10 USDT',
      deadline: 'Claim by Nov 23, 7:00 AM (your time), or the reward expires',
    },
  ],
  ['a completed task may have no deadline', { taskStatus: 'COMPLETED' }, { phase: 'ready', deadline: null }],
  [
    'a claim under review says so',
    { taskStatus: 'GRANTED', reasonCode: 'UNDER_REVIEW' },
    { phase: 'claimed', waiting: { why: 'review', note: t('rewards.note_review') } },
  ],
  [
    'a held claim names the day of its release',
    { taskStatus: 'GRANTED', reasonCode: 'ON_HOLD', holdUntil: at(23) },
    { phase: 'claimed', waiting: { why: 'hold', note: expect.stringContaining('Nov 23') } },
  ],
  [
    'a held claim may have no day of release',
    { taskStatus: 'GRANTED', reasonCode: 'ON_HOLD' },
    { phase: 'claimed', waiting: { why: 'hold', note: t('rewards.note_hold_undated') } },
  ],
  [
    'an open task in a refused region says so',
    { reasonCode: 'REGION' },
    { phase: 'open', notes: t('reason.region'), next: 'Trade now' },
  ],
  [
    'an open task shows the end of its window and its reset',
    { windowEndsAt: at(23), resetsAt: at(21) },
    { notes: 'Until Nov 23, 7:00 AM, your time · Resets Nov 21, 7:00 AM, your time' },
  ],
  [
    'an open task whose window ends with its reset shows the reset only',
    { windowEndsAt: at(21), resetsAt: at(21) },
    { notes: 'Resets Nov 21, 7:00 AM, your time' },
  ],
  [
    'a sold-out task shows the reason and no next step',
    { reasonCode: 'SOLD_OUT' },
    { phase: 'missed', notes: t('reason.sold_out'), next: null },
  ],
  [
    'a missed task shows when its window ended',
    { taskStatus: 'UNSATISFIED', reasonCode: 'SOLD_OUT', windowEndsAt: at(18) },
    { phase: 'missed', notes: 'Ended on Nov 18', next: null },
  ],
  [
    'an expired claim shows until when it was possible',
    { taskStatus: 'COMPLETED', reasonCode: 'CLAIM_EXPIRED', claimDeadline: at(18) },
    { phase: 'missed', notes: 'You had until Nov 18, 7:00 AM to claim', next: null },
  ],
  ['a task of one step has no bar', { progress: { current: '0', target: '1', unit: null } }, { progress: null }],
  ['a task without a next action has no next step', { trace: [] }, { next: null }],
])('[SCR-2] %s', (_, more, view) => expect(plain(taskView(task(more), texts))).toMatchObject(view))

test.each([
  ['with its day', at(20), 'Done Nov 20, claimed'],
  ['without a day', undefined, 'Claimed'],
])('[SCR-2] a claimed task shows the claim %s in place of its rule', (_, completedAt, rule) => {
  expect(taskView(task({ taskStatus: 'GRANTED', completedAt }), texts)).toMatchObject({
    phase: 'claimed',
    rule,
    waiting: null,
  })
})

test.each([
  ['2026-11-19', 'COMPLETED', 'Nov 19'],
  ['2026-11-19', 'PENDING', 'Every day'],
  ['-', 'COMPLETED', 'Every day'],
] as const)('[ACT-5] a daily task of the period %s that is %s shows "%s"', (periodKey, taskStatus, day) => {
  const daily = task({ period: 'EVERYDAY', periodKey, taskStatus })
  expect(taskView(daily, { ...texts, zone: 'Pacific/Honolulu' }).day).toBe(day)
})
