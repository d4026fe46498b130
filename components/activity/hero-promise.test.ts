import { expect, test } from 'vitest'
import { createTranslator } from 'use-intl/core'
import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { wordsOf, type Words } from '#components/ui/text/use-words.ts'
import { commonPromise, ownPromise } from './hero-promise.ts'
import { cash, drawsOf } from '#lib/testing/samples.ts'

const t = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as Words['t']
const texts = wordsOf(t, 'en')
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

const completion = (taskStatus: TaskCompletion['taskStatus'], amount: string) =>
  ({ taskId: amount, taskStatus, periodKey: '-', reward: cash(amount) }) as TaskCompletion
const own = (completions: TaskCompletion[], more: Partial<Parameters<typeof ownPromise>[0]> = {}) =>
  plain(ownPromise({ completions, status: 'ONGOING', isExtra: false, ...more }, texts))

test('[SCR-2] a visitor reads what signing up pays, and the activity’s own line where nothing is paid for it', () => {
  const signUp = { taskType: 'REGISTER_PASS', reward: cash('5') }
  const detail = { tasks: [signUp, signUp], subtitle: 'Trade and win.', status: 'ONGOING' } as unknown as ActivityDetail
  expect(plain(commonPromise(detail, texts))).toBe('2 tasks. Sign up and claim 5 USDT right away.')
  const paying = (reward: object) =>
    ({ ...detail, tasks: [{ ...signUp, reward: { ...cash('5'), ...reward } }] }) as unknown as ActivityDetail
  expect(plain(commonPromise(paying({ rewardType: 'GIFT_CASH', kind: REWARD_KINDS.ExperienceUSDT }), texts))).toContain(
    'claim 5 USDT trial funds right',
  )
  expect(plain(commonPromise(paying(drawsOf(3)), texts))).toContain('claim 3 draws right')
  expect(commonPromise({ ...detail, status: 'ENDED' }, texts)).toBe('Trade and win.')
  expect(commonPromise({ ...detail, tasks: [] }, texts)).toBe('Trade and win.')
})

test('[SCR-2] a member reads what is claimed, ready and left, without empty parts', () => {
  expect(own([completion('GRANTED', '15'), completion('COMPLETED', '10'), completion('PENDING', '80')])).toBe(
    '15 USDT claimed. 10 USDT ready to claim. 80 USDT left to earn.',
  )
  expect(own([completion('PENDING', '80')])).toBe('80 USDT left to earn.')
  const token = { ...completion('PENDING', '4'), reward: { ...cash('4'), amount: { amount: '4', unit: 'FNF' } } }
  expect(own([completion('PENDING', '80'), token as TaskCompletion])).toBe('80 USDT, 4 FNF left to earn.')
  const coupon = { ...completion('GRANTED', '35'), reward: { ...cash('35'), rewardType: 'FUTURES_COUPON' } }
  expect(own([coupon as TaskCompletion, completion('GRANTED', '15'), completion('PENDING', '5')])).toBe(
    '15 USDT withdrawable, 35 USDT futures coupon claimed. 5 USDT left to earn.',
  )
})

test('[SCR-2] beside a pool for the best, and after the end, the rest of the tasks is no headline', () => {
  const tasks = [completion('GRANTED', '15'), completion('PENDING', '80')]
  expect(own(tasks, { isExtra: true })).toBe('15 USDT claimed.')
  expect(own(tasks, { status: 'ENDED' })).toBe('15 USDT claimed.')
})

test('[SCR-2] tasks that pay no money are counted, and a member without a done one keeps the common line', () => {
  const draws = (taskStatus: TaskCompletion['taskStatus'], taskId: string) =>
    ({ ...completion(taskStatus, '1'), taskId, reward: { ...cash('1'), amount: { count: 1 } } }) as TaskCompletion
  expect(own([draws('GRANTED', 'a'), draws('PENDING', 'b')])).toBe('1 of 2 tasks done.')
  expect(own([draws('PENDING', 'b')])).toBeNull()
})

test('[SCR-2] what daily tasks still pay is this day’s, so that it is no contradiction to the whole stake', () => {
  const daily = { ...completion('PENDING', '5'), period: 'EVERYDAY' } as TaskCompletion
  expect(own([daily])).toBe('5 USDT left to earn today.')
  expect(own([daily, completion('PENDING', '80')])).toBe('85 USDT left to earn.')
})
