import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

test(
  'an operator’s text is stored as it is typed, is there after the sign-in, and is refused with the place of its fault',
  { tag: '@long' },
  async ({ page, context, shot }, { project }) => {
    // A person has one draft of an activity, and both sizes run at once.
    const address = `/activities/${project.name === 'phone' ? 'daily-five' : 'holder-snapshot'}/edit`
    await openConsole(page, 'operator', address)
    const file = page.getByLabel('Activity file, YAML')
    const published = await file.inputValue()
    await file.fill(published.replace(/^timeZone: .*$/m, 'timeZone: Nowhere/Land'))
    await expect(page.getByText(/^Draft stored at/)).toBeVisible()
    await page.getByRole('button', { name: 'Check the consequences' }).click()
    await expect(page.getByRole('alert')).toContainText('timeZone')
    await expect(page.getByRole('button', { name: 'Check before you publish' })).toBeDisabled()
    await shot('console-edit')
    await expectWellMade(page, 'the editor')

    await context.clearCookies()
    await page.goto('about:blank')
    await openConsole(page, 'operator', address)
    await expect(file).toHaveValue(/Nowhere\/Land/)
    await file.fill(published)
    await page.getByRole('button', { name: 'Check the consequences' }).click()
    await expect(page.getByRole('list', { name: 'Consequences' })).toContainText('Nothing changes.')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await expect(page.getByRole('heading', { name: /^(?:Daily Five|Holder Snapshot)$/ })).toBeVisible()
  },
)
