import { expect, test } from 'vitest'
import { backApply } from '@fanfare/contract/activity/campaign.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { tradeTask } from '@fanfare/gateway/testing/task-world.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import type { TestUser } from '@fanfare/gateway/testing/called-gateway.ts'
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

test('reviews are listed, shown with their evidence, accepted and refused, each once', async () => {
  await prints(listReviews, '', 0, 'Nothing waits.\n')
  const first = await reviewOf('first', '5')
  await prints(listReviews, '', 0, new RegExp(`^${first}  .*  first  BOT  due .*\\n1 in all: 5 USDT GIFT_CASH\\n$`))
  await prints(
    showReview,
    first,
    0,
    /\n {2}Device: shared by 9\n {2}\+ \S+Z trade\.spot\.buy:BTC\/USDT 1 first-trade\n/,
  )
  await prints(showReview, '', 2, 'npm run review -- show <id>\n')
  await prints(acceptReview, `${first} --reason RULES_BROKEN`, 1)
  await prints(acceptReview, `${first} --reason CHECKED`, 0, /\nAccepted\.\n$/)
  await prints(refuseReview, `${first} --reason RULES_BROKEN`, 1)
  const second = await reviewOf('second', '5')
  await prints(refuseReview, `${second} --reason RULES_BROKEN`, 0, /\nRefused; the amount is back in its budget\.\n$/)
})

test('a decision above the policy’s amount ends with code 3, and another person approves or declines it', async () => {
  await prints(listProposals, '', 0, 'Nothing waits.\n')
  const large = await reviewOf('large', '500')
  const propose = async () => {
    const text = await prints(acceptReview, `${large} --reason CHECKED --actor Ada`, 3)
    return /accept (\S+)\n/.exec(text)?.[1] ?? ''
  }
  const first = await propose()
  await prints(listProposals, '', 0, /REVIEW {2}accepts 500 USDT .*\(by Ada, until /)
  await prints(acceptProposal, `${first} --actor Ada`, 1)
  await prints(declineProposal, `${first} --actor Lena`, 0, /Declined\.\n$/)
  const again = await propose()
  await prints(acceptProposal, `${again} --actor Lena`, 0, /Approved, and done\.\n$/)
  await prints(listReviews, '', 0, 'Nothing waits.\n')
  await prints(acceptProposal, '', 2, 'npm run approve -- accept <id>\n')
})

test('several reviews are decided by one command, which names each one that is not', async () => {
  const [small, large] = [await reviewOf('third', '5'), await reviewOf('fourth', '600')]
  const text = await prints(acceptReview, `${small} ${large} --reason CHECKED --actor Ada`, 3)
  expect(text).toContain(`\n${small}: Accepted.\n${large}: a second person is needed: npm run approve -- accept prop`)
  const again = await prints(refuseReview, `${small} ${large} --reason RULES_BROKEN --json`, 1)
  expect(JSON.parse(again)).toMatchObject({ results: [{ code: '40000', state: 'ACCEPTED' }, { done: false }] })
  await prints(acceptReview, `${small} ${large} --reason CHECKED --clear`, 2)
})

test('a user is cleared by their login name, which pays what waited; with --keep-reviews it is decided one by one', async () => {
  await reviewOf('fifth', '5')
  const { loginName, userId } = lastUser
  const cleared = new RegExp(`^Cleared ${userId} .*; 0 rewards paid\\.\\n$`)
  await prints(clearFlags, `${loginName} --keep-reviews --reason BOT --note family`, 0, cleared)
  await prints(clearFlags, `${userId} --note family`, 0, /; 1 rewards paid\./)
  await prints(clearFlags, 'nobody@example.test', 1)
  await prints(clearFlags, '', 2)
})

test('win-back applications are listed and answered with a grant, once', async () => {
  await prints(winBack, '', 0, 'Nothing waits.\n')
  const activityId = await gateway.publish(BACK)
  const { userId, token } = await gateway.register()
  await gateway.change('users', { createdAt: now - 90_000_000_000 }, { userId })
  await gateway.call(backApply, { body: { activityId, reason: 'FEES', contactAllowed: false } }, { token })
  await prints(
    winBack,
    'list',
    0,
    new RegExp(`^back  ${userId} .*  FEES  answer by .*  last trade never  write to them on the site`),
  )
  await prints(winBack, 'accept back', 2)
  await prints(winBack, `pay back ${userId}`, 2)
  await prints(winBack, `accept back ${userId} --grant 5`, 2)
  await prints(
    winBack,
    ['accept', 'back', userId, '--grant', '5 USDT', '--note', 'welcome'],
    0,
    /\nACCEPTED, reward rw\S+\. The user reads it on the page\.\n$/,
  )
  await prints(winBack, `decline back ${userId}`, 1)
})
