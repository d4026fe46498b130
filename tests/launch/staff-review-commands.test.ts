import { expect, test } from 'vitest'
import { backApply } from '@fanfare/contract/activity/back-apply.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { tradeTask } from '@fanfare/gateway/testing/task-world.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import type { TestUser } from '@fanfare/gateway/testing/start-gateway.ts'
import { acceptProposal, declineProposal, listProposals } from '@fanfare/runner/commands/approve.ts'
import {
  acceptReview,
  clearFlags,
  listReviews,
  refuseReview,
  showReview,
  winBack,
} from '@fanfare/runner/commands/review.ts'
import { claimedReward } from './support/claimed-reward.ts'
import { commandsAt } from './support/commands-at.ts'

/** An activity whose rewards are grants to people who come back. */
const BACK = activityInput({
  alias: 'back',
  page: 'events',
  winBack: { pausedDays: 1, answerDays: 4 },
  tasks: [tradeTask({ type: 'SPOT_TRADING_VOLUME', target: { amount: '1', unit: 'USDT' } })],
  budget: [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '12' }],
  texts: {
    en: {
      title: 'Back',
      rules: 'Rules',
      introduction: 'Hello',
      facts: [{ label: 'Who', value: 'All' }],
      tasks: { 'first-trade': { title: 'Trade' } },
    },
  },
})
let now = Date.now()
const gateway = await borrowGateway({ now: () => now })
const output = await commandsAt(gateway)
const { printed } = output
let lastUser: TestUser

/** A claimed reward of a flagged user, in an activity of its own. @returns the id of its review */
async function reviewOf(alias: string, amount: string): Promise<string> {
  const flag = { eventId: `${alias}-flag`, type: 'user.flagged', reason: 'BOT' }
  const evidence = [{ label: 'Device', value: 'shared by 9' }]
  const { user, rewardId } = await claimedReward(gateway, alias, { amount, events: [{ ...flag, evidence }] })
  lastUser = user
  now += 1000
  return `rv_${rewardId}`
}

test('reviews are listed, shown with their evidence, accepted and refused, each once', async () => {
  expect(await printed(listReviews)).toEqual([0, 'Nothing waits.\n'])
  const first = await reviewOf('first', '5')
  expect(await printed(listReviews)).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${first}  .*  first  BOT  due .*\\n1 in all: 5 USDT GIFT_CASH\\n$`)),
  ])
  expect(await printed(showReview, first)).toEqual([
    0,
    expect.stringMatching(/\n {2}Device: shared by 9\n {2}\+ \S+Z trade\.spot\.buy:BTC\/USDT 1 first-trade\n/),
  ])
  expect(await printed(showReview)).toEqual([2, 'npm run review -- show <id>\n'])
  expect((await printed(acceptReview, first, '--reason', 'RULES_BROKEN'))[0]).toBe(1)
  expect(await printed(acceptReview, first, '--reason', 'CHECKED')).toEqual([
    0,
    expect.stringMatching(/\nAccepted\.\n$/),
  ])
  expect((await printed(refuseReview, first, '--reason', 'RULES_BROKEN'))[0]).toBe(1)
  const second = await reviewOf('second', '5')
  expect(await printed(refuseReview, second, '--reason', 'RULES_BROKEN')).toEqual([
    0,
    expect.stringMatching(/\nRefused; the amount is back in its budget\.\n$/),
  ])
})

test('a decision above the policy’s amount ends with code 3, and another person approves or declines it', async () => {
  expect(await printed(listProposals)).toEqual([0, 'Nothing waits.\n'])
  const large = await reviewOf('large', '500')
  const propose = () => printed(acceptReview, large, '--reason', 'CHECKED', '--actor', 'Ada')
  const idIn = (text: string): string => /accept (\S+)\n/.exec(text)?.[1] ?? ''
  const [code, text] = await propose()
  expect(code).toBe(3)
  expect(await printed(listProposals)).toEqual([
    0,
    expect.stringMatching(/REVIEW {2}accepts 500 USDT .*\(by Ada, until /),
  ])
  expect((await printed(acceptProposal, idIn(text), '--actor', 'Ada'))[0]).toBe(1)
  expect(await printed(declineProposal, idIn(text), '--actor', 'Lena')).toEqual([
    0,
    expect.stringMatching(/Declined\.\n$/),
  ])
  const [, again] = await propose()
  expect(await printed(acceptProposal, idIn(again), '--actor', 'Lena')).toEqual([
    0,
    expect.stringMatching(/Approved, and done\.\n$/),
  ])
  expect(await printed(listReviews)).toEqual([0, 'Nothing waits.\n'])
  expect(await printed(acceptProposal)).toEqual([2, 'npm run approve -- accept <id>\n'])
})

test('several reviews are decided by one command, which names each one that is not', async () => {
  const [small, large] = [await reviewOf('third', '5'), await reviewOf('fourth', '600')]
  const [code, text] = await printed(acceptReview, small, large, '--reason', 'CHECKED', '--actor', 'Ada')
  expect(code).toBe(3)
  expect(text).toContain(`\n${small}: Accepted.\n${large}: a second person is needed: npm run approve -- accept prop`)
  const again = await printed(refuseReview, small, large, '--reason', 'RULES_BROKEN', '--json')
  expect(again[0]).toBe(1)
  expect(JSON.parse(again[1])).toMatchObject({ results: [{ code: '40000', state: 'ACCEPTED' }, { done: false }] })
  expect((await printed(acceptReview, small, large, '--reason', 'CHECKED', '--clear'))[0]).toBe(2)
})

test('a user is cleared by their login name, which pays what waited; with --keep-reviews it is decided one by one', async () => {
  await reviewOf('fifth', '5')
  const { loginName, userId } = lastUser
  const kept = await printed(clearFlags, loginName, '--keep-reviews', '--reason', 'BOT', '--note', 'a family')
  expect(kept).toEqual([0, expect.stringMatching(new RegExp(`^Cleared ${userId} .*; 0 rewards paid\\.\\n$`))])
  expect(await printed(clearFlags, userId, '--note', 'a family')).toEqual([
    0,
    expect.stringContaining('; 1 rewards paid.'),
  ])
  expect((await printed(clearFlags, 'nobody@example.test'))[0]).toBe(1)
  expect((await printed(clearFlags))[0]).toBe(2)
})

test('win-back applications are listed and answered with a grant, once', async () => {
  expect(await printed(winBack)).toEqual([0, 'Nothing waits.\n'])
  const { data } = await gateway.ops('PUT', '/ops/v1/activities/back', BACK)
  const { activityId } = data as { activityId: string }
  const { userId, token } = await gateway.register()
  await gateway.asOwner((db) =>
    db
      .updateTable('users')
      .set({ createdAt: now - 90_000_000_000 })
      .where('userId', '=', userId)
      .execute(),
  )
  await gateway.call(backApply, { body: { activityId, reason: 'FEES', contactAllowed: false } }, { token })
  expect(await printed(winBack, 'list')).toEqual([
    0,
    expect.stringMatching(
      new RegExp(`^back  ${userId} .*  FEES  answer by .*  last trade never  write to them on the site`),
    ),
  ])
  expect((await printed(winBack, 'accept', 'back'))[0]).toBe(2)
  expect((await printed(winBack, 'pay', 'back', userId))[0]).toBe(2)
  expect((await printed(winBack, 'accept', 'back', userId, '--grant', '5'))[0]).toBe(2)
  expect(await printed(winBack, 'accept', 'back', userId, '--grant', '5 USDT', '--note', 'welcome')).toEqual([
    0,
    expect.stringMatching(/\nACCEPTED, reward rw\S+\. The user reads it on the page\.\n$/),
  ])
  expect((await printed(winBack, 'decline', 'back', userId))[0]).toBe(1)
})
