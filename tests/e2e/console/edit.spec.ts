import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { newId, publish } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

const isStored = (page: Page) => expect(page.getByText(/^Draft stored at/)).toBeVisible()
const show = (page: Page, as: 'Text' | 'Form') => page.getByRole('button', { name: as, exact: true }).click()
const discard = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible()
}

test('an operator’s text is stored as typed, survives the sign-in and names its fault @long @once', async ({
  page,
  context,
}) => {
  const file = activityInput({ alias: newId('edited'), listed: false })
  const texts = (rules: string) => ({ en: { ...file.texts.en, title: 'Small cup', rules } })
  await publish({ ...file, texts: texts('Trade and be fair to others.') })
  await publish({ ...file, texts: texts('Trade and be kind to others.') })
  await test.step('two versions', async () => {
    await openConsole(page, 'operator', `/activities/${file.alias}`)
    const versions = page.getByRole('region', { name: 'Versions' })
    await versions.getByRole('button', { name: 'Compare' }).click()
    await expect(versions.locator('del')).toHaveText('kind')
    await expect(versions.locator('ins')).toHaveText('fair')
    await expect(versions.getByRole('region', { name: 'The activity' })).toContainText('English')
    await expectWellMade(page, 'two versions')
  })

  const address = `/activities/${file.alias}/edit?as=text`
  const text = page.getByLabel('Activity file, YAML')
  await page.goto(stack.consoleOrigin + address)
  const published = await text.inputValue()
  await test.step('a fault', async () => {
    await text.fill(published.replace(/^timeZone: .*$/m, 'timeZone: Nowhere/Land'))
    await isStored(page)
    await expect(page.getByRole('alert')).toContainText('timeZone line')
    await expect(page.getByRole('button', { name: 'Not ready to publish' })).toBeDisabled()
    await expectWellMade(page, 'the text of an activity')
  })
  await test.step('after the sign-in', async () => {
    await context.clearCookies()
    await page.goto('about:blank')
    await openConsole(page, 'operator', address)
    await expect(text).toHaveValue(/Nowhere\/Land/)
    await text.fill(published)
    await expect(page.getByRole('list', { name: 'Consequences' })).toContainText('Nothing changes.')
    await expect(page.getByRole('button', { name: 'Published as it is' })).toBeDisabled()
    await text.fill(published.replace('be kind', 'be quick'))
    const draft = page.getByRole('region', { name: 'Changes of the draft' })
    await expect(draft.locator('del')).toHaveText('kind')
    await expect(draft.locator('ins')).toHaveText('quick')
    await discard(page)
  })
})

test('a form locks what may not change, marks a fault and keeps comments @long @once', async ({ page }) => {
  await openConsole(page, 'operator', '/activities/harvest-draw/edit')
  await expect(page.getByRole('textbox', { name: 'Time zone' })).toBeDisabled()
  await expect(page.getByText('Locked: it may not change after somebody has joined.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Type' })).toBeDisabled()

  await show(page, 'Text')
  const file = page.getByLabel('Activity file, YAML')
  await file.fill(`# Ask Mai before the end moves.\n${await file.inputValue()}`)
  await show(page, 'Form')
  const pool = page.getByRole('group', { name: 'Prize pool' }).getByLabel('Amount')
  const amount = await pool.inputValue()
  await pool.fill('a lot')
  const list = page.getByRole('alert').filter({ hasText: 'One thing to fix' })
  await expect(list).toContainText('must be a number such as 12.50')
  await expect(pool).toHaveAttribute('aria-invalid', 'true')
  await list.getByRole('button', { name: 'Prize pool, as pages show it, amount' }).click()
  await expect(pool).toBeFocused()
  await expectWellMade(page, 'the form with a fault')
  await pool.fill(amount)
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('A new name')
  await expect(page.getByRole('list', { name: 'Consequences' })).toContainText('Changes: texts')

  await show(page, 'Text')
  await expect(file).toHaveValue(/^# Ask Mai before the end moves\.\n/)
  await expect(file).toHaveValue(/title: A new name\n/)
  await isStored(page)
  await discard(page)
})

test('an operator records that a native reader has read a language @long @once', async ({ page }) => {
  const file = activityInput({ alias: newId('read'), listed: false })
  const de = { title: 'Kleiner Pokal', rules: 'Handeln und fair bleiben.', tasks: { trade: { title: 'Handeln' } } }
  await publish({ ...file, texts: { ...file.texts, de } })
  await openConsole(page, 'operator', `/activities/${file.alias}/edit`)
  const languages = page.getByRole('region', { name: 'Languages' })
  const mark = languages.getByRole('button', { name: 'Mark as read' })
  await languages.getByLabel(/^Language/).selectOption('Deutsch')
  await languages.getByLabel(/^Read by/).selectOption('A native reader')
  await mark.click()
  await expect(languages.getByRole('status')).toContainText(/[1-9]\d* texts? of Deutsch marked as native\./)
  await languages.getByLabel(/^Language/).selectOption('Polski')
  await mark.click()
  await expect(languages.getByRole('status')).toContainText('Polski has no text to mark.')
  await expectWellMade(page, 'the languages of an activity')
})
