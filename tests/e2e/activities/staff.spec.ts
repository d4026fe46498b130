import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { getRewardList } from '@fanfare/contract/task/get-reward-list.ts'
import type { ExplainedItem } from '@fanfare/contract/staff/explanation.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { expectNoSideways } from '../support/check-page.ts'
import { call, decideAsStaff, deposit, sendEvents } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, settle, test } from '../support/test.ts'
import { logIn, openSession } from '../support/users.ts'
import { claim, newMember, WELCOME, type Member } from '../support/welcome.ts'

const { account, deposit: deposited } = WELCOME.tasks

/** Of a claimed reward of a task. */
async function reviewOf({ token, activityId }: Member, taskId: string): Promise<string> {
  const { data } = await call(getRewardList, { query: { activityId, pageIndex: 0, pageSize: 20 } } as never, { token })
  const { rewardId } = data.items.find((item) => item.taskId === taskId) ?? {}
  return `rv_${rewardId}`
}

for (const locale of LOCALES) {
  test(
    `[SCR-9][MSG-1] the open page shows at once that one reward was accepted and why another was refused, ${locale}`,
    { tag: locale === 'ar' ? ['@phone'] : ['@phone', '@long'] },
    async ({ page, context, shot }) => {
      const member = await newMember()
      await sendEvents(member.userId, { type: 'user.flagged', reason: 'e2e' }, deposit('50'))
      for (const { id } of [account, deposited]) await claim(member, id)
      await logIn(context, member)
      await page.goto(`/${locale}/rewards`)
      await settle(page)
      const list = page.getByRole('region', { name: text(locale, 'rewards.list') })
      await expect(list.getByText(text(locale, 'rewards.note_review'))).toHaveCount(2)
      await shot(`reviews-waiting-${locale}`)

      await decideAsStaff(`reviews/${await reviewOf(member, account.id)}`, { accept: true, reason: 'CHECKED' })
      await expect(list.getByText(text(locale, 'rewards.note_review'))).toHaveCount(1)
      await decideAsStaff(`reviews/${await reviewOf(member, deposited.id)}`, { accept: false, reason: 'MULTI_ACCOUNT' })
      await expect(list).toContainText(text(locale, 'reason.multi_account'))
      await expect(list.getByText(text(locale, 'rewards.note_review'))).toHaveCount(0)
      await expectNoSideways(page, [390], `reviews, ${locale}`)
      await shot(`reviews-decided-${locale}`)

      await page.goto(`/${locale}/messages`)
      await settle(page)
      const messages = page.locator('[data-message]')
      await expect(
        messages.filter({ hasText: pattern(locale, 'message.review_accepted_title', 'reward') }),
      ).toHaveCount(1)
      await expect(messages.filter({ hasText: pattern(locale, 'message.review_refused_title', 'reward') })).toHaveCount(
        1,
      )
      await shot(`reviews-messages-${locale}`)
    },
  )
}

interface Explained {
  explanation: { items: ExplainedItem[] }
  activities: { activity: { activityId: string; path: string } }[]
}

/** The answer of the command, as a supporter runs it from the login name alone. */
async function explain(loginName: string): Promise<Explained> {
  const env = { ...process.env, GATEWAY_ORIGIN: stack.gatewayOrigin, OPS_SECRET: stack.opsSecret }
  const args = ['run', '--silent', 'explain', '--', loginName, '--json', '--actor', 'e2e']
  const { stdout } = await promisify(execFile)('npm', args, { env, maxBuffer: 1e7 })
  return JSON.parse(stdout) as Explained
}

/** Without the marks that keep an amount together. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')

/** The words of a sentence before its argument. */
const beginning = (key: string): string => text('en', key, { step: '\uE000', date: '\uE000' }).split('\uE000')[0] ?? ''

test.describe('in the zone of the activity', () => {
  test.use({ timezoneId: 'UTC' })

  test(
    '[OPS-USERS][ACT-4] the answer says why trades did not count in the words of the cards that their user sees',
    { tag: ['@desktop', '@long'] },
    async ({ page, context }) => {
      const [, trader] = DEMO_LOGINS
      const { explanation, activities } = await explain(trader.loginName)
      const left = pattern('en', 'task.excluded_facts', 'count', 'value')
      const item = explanation.items.find((one) => left.test(one.text))
      const { activity } = activities.find((one) => one.activity.activityId === item?.activityId) ?? {}
      await logIn(context, await openSession(trader))
      await page.goto(`/en${activity?.path}`)
      await settle(page)
      const main = page.getByRole('main')
      // Some are open already.
      await main.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
      const [, said = ''] = plain(item?.text ?? '').split('): ')
      // The card has the step and its end in other words, and lists each fact instead of their number.
      const own = ['support.why.next', 'support.why.until'].map((key) => beginning(key))
      const words = said
        .split(/(?<=\.) /)
        .map((sentence) => own.reduce((rest, part) => rest.replace(part, ''), sentence))
      expect(words.length).toBeGreaterThan(3)
      for (const sentence of words.filter((one) => !left.test(one)))
        await expect.poll(async () => plain(await main.innerText())).toContain(sentence.replace(/\.$/, ''))
    },
  )
})
