import type { Page } from '@playwright/test'
import { expectWellMade, openConsole, signIn } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

// A person has one draft of an activity, and both sizes and all tests run at once.
const ALIASES = {
  phone: ['daily-five', 'harvest-draw', 'deposit-and-trade'],
  desktop: ['holder-snapshot', 'four-winds-team-cup', 'spot-festival'],
} as const
const aliasFor = (project: string, test: 0 | 1 | 2): string => ALIASES[project === 'phone' ? 'phone' : 'desktop'][test]

const isStored = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^Draft stored at/)).toBeVisible()
}
const asText = (page: Page) => page.getByRole('button', { name: 'Text', exact: true }).click()
const asForm = (page: Page) => page.getByRole('button', { name: 'Form', exact: true }).click()
const discard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible()
}

test(
  'an operator’s text is stored as it is typed, is there after the sign-in, and is refused with the place of its fault',
  { tag: '@long' },
  async ({ page, context, shot }, { project }) => {
    const address = `/activities/${aliasFor(project.name, 0)}/edit?as=text`
    await openConsole(page, 'operator', address)
    const file = page.getByLabel('Activity file, YAML')
    const published = await file.inputValue()
    await file.fill(published.replace(/^timeZone: .*$/m, 'timeZone: Nowhere/Land'))
    await isStored(page)
    await expect(page.getByRole('alert')).toContainText('timeZone line')
    await expect(page.getByRole('button', { name: 'Not ready to publish' })).toBeDisabled()
    await shot('console-edit-text')
    await expectWellMade(page, 'the text of an activity')

    await context.clearCookies()
    await page.goto('about:blank')
    await openConsole(page, 'operator', address)
    await expect(file).toHaveValue(/Nowhere\/Land/)
    await file.fill(published)
    await expect(page.getByRole('list', { name: 'Consequences' })).toContainText('Nothing changes.')
    await expect(page.getByRole('button', { name: 'Published as it is' })).toBeDisabled()
    await discard(page)
  },
)

test(
  'a form locks what may no longer change, shows a fault at its field, and keeps the comments of the text',
  { tag: '@long' },
  async ({ page, shot }, { project }) => {
    await openConsole(page, 'operator', `/activities/${aliasFor(project.name, 1)}/edit`)
    const zone = page.getByRole('textbox', { name: 'Time zone' })
    await expect(zone).toBeDisabled()
    await expect(page.getByText('Locked: it may not change after somebody has joined.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Type' })).toBeDisabled()
    await shot('console-form')
    await expectWellMade(page, 'the form of an activity')

    await asText(page)
    const file = page.getByLabel('Activity file, YAML')
    await file.fill(`# Ask Mai before the end moves.\n${await file.inputValue()}`)
    await asForm(page)
    const pool = page.getByRole('group', { name: 'Prize pool' }).getByLabel('Amount')
    const amount = await pool.inputValue()
    await pool.fill('a lot')
    const list = page.getByRole('alert').filter({ hasText: 'One thing to fix' })
    await expect(list).toContainText('must be a number such as 12.50')
    await expect(pool).toHaveAttribute('aria-invalid', 'true')
    await list.getByRole('button', { name: 'Prize pool, as pages show it, amount' }).click()
    await expect(pool).toBeFocused()
    await shot('console-form-fault')
    await expectWellMade(page, 'the form with a fault')
    await pool.fill(amount)
    await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('A new name')
    await expect(page.getByRole('list', { name: 'Consequences' })).toContainText('Changes: texts')

    await asText(page)
    await expect(file).toHaveValue(/^# Ask Mai before the end moves\.\n/)
    await expect(file).toHaveValue(/title: A new name\n/)
    await isStored(page)
    await discard(page)
  },
)

test(
  'a session that ends while a form is filled in loses no letter, and neither does a second tab',
  { tag: '@long' },
  async ({ page, context }, { project }) => {
    const address = `/activities/${aliasFor(project.name, 2)}/edit`
    await openConsole(page, 'operator', address)
    const subtitle = page.getByRole('textbox', { name: 'Subtitle' })
    const before = await subtitle.inputValue()
    await context.clearCookies()
    await subtitle.fill(`${before} Typed without a session.`)
    await expect(page.getByText(/You were signed out at/)).toBeVisible()
    await signIn(page, 'operator')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(subtitle).toHaveValue(`${before} Typed without a session.`)
    await isStored(page)

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('textbox', { name: 'Subtitle' })).toHaveValue(`${before} Typed without a session.`)
    await other.getByRole('textbox', { name: 'Subtitle' }).fill('Of the other tab')
    await expect(other.getByRole('list', { name: 'Consequences' })).toContainText('Changes: texts')
    await asText(other)
    const stored = other.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.status() === 200)
    await stored
    await subtitle.fill('Of this tab')
    await expect(page.getByRole('alert').filter({ hasText: 'Somebody was faster' })).toBeVisible()
    await page.getByRole('button', { name: 'Show the present state' }).click()
    await page.getByRole('button', { name: 'Use the stored text' }).click()
    await expect(subtitle).toHaveValue('Of the other tab')
    await other.close()
    await discard(page)
  },
)
