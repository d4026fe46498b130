import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ExplainedItem } from '@fanfare/contract/staff/explanation.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { stack } from '../support/stack.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { logInAs } from '../support/users.ts'

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
      await logInAs(context, trader)
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
