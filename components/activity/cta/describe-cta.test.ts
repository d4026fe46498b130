import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { wordsOf } from '#components/ui/text/use-words.ts'
import { describeCta, type CtaTexts } from './describe-cta.ts'

const t = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as CtaTexts['t']
const texts: CtaTexts = { ...wordsOf(t, 'en'), rewardText: () => '10 USDT', zone: 'UTC' }
const DETAIL = {
  activityId: 'a1',
  title: '',
  startTime: 0,
  endTime: 1,
  outcome: null,
  path: '/events/deposit-and-trade',
}
const entry = (rule: string, actual: string, expected: string, key: string | null) => ({
  rule,
  actual,
  expected,
  passed: key === null,
  nextAction: key && { key },
})
const moveAndTrade = (moved: string) =>
  ({
    title: 'Move 100 USDT to futures and trade 1,000 USDT',
    progress: { current: '1000', target: '1000', unit: 'USDT' },
    trace: [
      entry('transfer', moved, '100', moved === '100' ? null : 'task.next_transfer'),
      entry('target', '1000', '1000', null),
    ],
  }) as unknown as TaskCompletion

test('[ACT-4] with the volume reached and no transfer, the action is the transfer and names the amount', () => {
  const { label, line } = describeCta({ state: 'inProgress', task: moveAndTrade('0') }, DETAIL, texts)
  expect(label).toBe('Move to futures')
  expect(line).toMatch(/^Move 100\sUSDT more to futures to get 10 USDT$/)
})

test('[ACT-4] without a missing amount the line is the task’s title, never 0 to go', () => {
  const { line } = describeCta({ state: 'inProgress', task: moveAndTrade('100') }, DETAIL, texts)
  expect(line).toBe('Move 100 USDT to futures and trade 1,000 USDT')
})

const step = (key: string, unit: string | null, more: Partial<TaskCompletion> = {}) => ({
  title: 'The task',
  taskType: 'TOTAL_TRADING_VOLUME',
  progress: { current: '60', target: '200', unit },
  trace: [entry('target', '60', '200', key)],
  ...more,
})
const once = (key: string) => step(key, null, { trace: [entry('target', '0', '1', key)] as never })

test.each([
  [step('task.next_trade_spot', 'USDT'), 'Trade 140.00 USDT more to get 10 USDT'],
  [step('task.next_deposit', 'USDT'), 'Deposit 140.00 USDT more to get 10 USDT'],
  [step('task.next_hold', 'FNF'), 'Hold 140.00 FNF more to get 10 USDT'],
  [step('task.next_trade_futures', 'USDT', { taskType: 'EARNINGS' }), '140.00 USDT to go for 10 USDT'],
  [step('task.next_invite', null), 'Invite 140 more friends to get 10 USDT'],
  [once('task.next_invite'), 'Invite 1 more friend to get 10 USDT'],
  [once('task.next_verify'), 'Takes about 3 minutes, earns 10 USDT'],
  [once('task.next_share'), 'One step to get 10 USDT'],
])('[ACT-4] the line of a step says what to do for the reward: %#', (task, said) => {
  const { line } = describeCta({ state: 'inProgress', task: task as unknown as TaskCompletion }, DETAIL, texts)
  expect(line).toMatch(new RegExp(`^${said.replaceAll(' ', String.raw`\s`)}$`))
})

test('[ACT-10] the action reloads the user’s data after a failure', () => {
  let requests = 0
  const view = describeCta({ state: 'failed' }, DETAIL, texts, { onPress: () => (requests += 1) })
  view.onPress?.()
  expect(requests).toBe(1)
  expect(view).toMatchObject({ label: 'Try again', line: 'We couldn’t load your progress.' })
})

test('[ACT-8] a landing page asks to apply, and a user with another account to switch', () => {
  const apply = describeCta({ state: 'readyToJoin' }, { ...DETAIL, applies: true }, texts)
  expect([apply.kind, apply.label]).toEqual(['primary', 'Apply now'])
  expect(describeCta({ state: 'readyToJoin' }, DETAIL, texts).label).toBe('Join now')
  const switchAccount = () => undefined
  const other = describeCta({ state: 'switchAccount' }, DETAIL, texts, { onPress: switchAccount })
  expect([other.label, other.onPress]).toEqual(['Switch account', switchAccount])
  expect(describeCta({ state: 'refused' }, DETAIL, texts)).toMatchObject({ kind: 'link', href: '/' })
})
