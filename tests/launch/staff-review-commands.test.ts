import { expect, test } from 'vitest'
import { backApply } from '@fanfare/contract/activity/campaign.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { tradeTask } from '@fanfare/gateway/testing/task-world.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import type { TestUser } from '@fanfare/gateway/testing/called-gateway.ts'
import { ops } from '@fanfare/runner/commands/ops.ts'
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
const { prints } = await commandsAt(gateway)
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

const decide = (ids: string, words: string, code: number, text?: RegExp) =>
  prints(ops, `decideReview id=${ids} note=seen ${words}`, code, text)

test('reviews are listed, shown with their evidence, accepted and refused, each once', async () => {
  await prints(ops, 'reviews', 0, /^items: none\n/)
  const first = await reviewOf('first', '5')
  await prints(ops, 'reviews', 0, new RegExp(`\\n${first} [^]*sums:\\n.*\\nGIFT_CASH +USDT .*5\\n`))
  await prints(ops, `review id=${first}`, 0, /evidence:\n.*\nDevice +shared by 9\n/)
  await prints(ops, 'review', 2, /^id is missing\.\n/)
  await decide(first, 'accept=true reason=RULES_BROKEN', 1)
  await decide(first, 'accept=true reason=CHECKED', 0, /state: ACCEPTED\n/)
  await decide(first, 'accept=false reason=RULES_BROKEN', 1)
  await decide(await reviewOf('second', '5'), 'accept=false reason=RULES_BROKEN', 0, /state: REFUSED\n/)
})

test('a decision above the policy’s amount ends with code 3, and another person approves or declines it', async () => {
  const large = await reviewOf('large', '500')
  const propose = async () => {
    const text = await decide(large, 'accept=true reason=CHECKED --actor Ada', 3)
    return /decideProposal id=(\S+)/.exec(text)?.[1] ?? ''
  }
  const first = await propose()
  await prints(ops, 'proposals state=PENDING', 0, /REVIEW .*Ada .*accepts 500 USDT /)
  await prints(ops, `decideProposal id=${first} accept=true --actor Ada`, 1)
  await prints(ops, `decideProposal id=${first} accept=false --actor Lena`, 0, /state: DECLINED\n/)
  const again = await propose()
  await prints(ops, `decideProposal id=${again} accept=true --actor Lena`, 0, /state: APPROVED\n/)
  await prints(ops, 'reviews', 0, /^items: none\n/)
})

test('several reviews are decided by one command, which names each one that is not', async () => {
  const [small, large] = [await reviewOf('third', '5'), await reviewOf('fourth', '600')]
  const both = `${small},${large}`
  const text = await decide(both, 'accept=true reason=CHECKED --actor Ada', 3)
  expect(text).toMatch(new RegExp(`^${small}:\\n[^]*state: ACCEPTED\\n[^]*${large}:\\n[^]*A second person is needed`))
  await decide(
    both,
    'accept=false reason=RULES_BROKEN',
    1,
    new RegExp(`\\n${small}: This has changed since you read it\\.`),
  )
})

test('a user is cleared by their login name, which pays what waited; with keepReviews it is decided one by one', async () => {
  await reviewOf('fifth', '5')
  const { loginName, userId } = lastUser
  await prints(ops, `clearUser userId=${loginName} keepReviews=true reason=BOT note=family`, 0, /released: 0\n/)
  await prints(ops, `clearUser userId=${userId} note=family`, 0, /released: 1\n/)
  await prints(ops, 'clearUser userId=nobody@example.test note=family', 1)
  await prints(ops, 'clearUser', 2)
})

test('win-back applications are listed and answered with a grant, once', async () => {
  await prints(ops, 'winBackApplications', 0, /^items: none\n/)
  const activityId = await gateway.publish(BACK)
  const { userId, token } = await gateway.register()
  await gateway.change('users', { createdAt: now - 90_000_000_000 }, { userId })
  await gateway.call(backApply, { body: { activityId, reason: 'FEES', contactAllowed: false } }, { token })
  await prints(ops, 'winBackApplications', 0, new RegExp(`${activityId} [^]*${userId} .*FEES`))
  const answer = `decideWinBack activityId=${activityId} userId=${userId} note=welcome`
  await prints(ops, answer, 2, /^accept is missing\.\n/)
  const grant = 'accept=true grant.rewardType=GIFT_CASH grant.amount=5 grant.unit=USDT'
  await prints(ops, `${answer} ${grant}`, 0, /status: ACCEPTED\n[^]*rewardId: rw/)
  await prints(ops, `${answer} accept=false`, 1)
})
