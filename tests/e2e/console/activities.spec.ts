import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

test(
  'an operator finds an activity in the list, whose filter is in the address',
  { tag: '@long' },
  async ({ page, shot }) => {
    await openConsole(page, 'operator', '/activities')
    await expect(page.getByRole('link', { name: 'Welcome tasks' }).filter({ visible: true })).toBeVisible()
    await shot('console-activities')
    await expectWellMade(page, 'activities of the console')
    await page.getByLabel('Show').selectOption('Ended')
    await expect(page).toHaveURL(/show=ENDED/)
    await expect(page.getByRole('link', { name: 'Welcome tasks' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Show')).toHaveValue('ENDED')
    await page.getByLabel('Show').selectOption('All')
    await page.getByLabel('Title or alias').fill('welcome-t')
    await page.getByRole('link', { name: 'Welcome tasks' }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { name: 'Welcome tasks' })).toBeVisible()
  },
)

test(
  'an activity shows its budget, its versions and what may no longer change',
  { tag: '@long' },
  async ({ page, shot }) => {
    await openConsole(page, 'viewer', '/activities/welcome-tasks')
    await expect(page.getByRole('region', { name: 'Budget' })).toContainText('1,500,000')
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Published')
    await expect(page.getByRole('region', { name: 'Can’t change any more' })).toContainText(
      'May not change after publication',
    )
    // A viewer reads, and changes nothing.
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
    await shot('console-activity')
    await expectWellMade(page, 'one activity of the console')
  },
)

test(
  'an operator pauses claims with the words that people read, and resumes',
  { tag: ['@long', '@once'] },
  async ({ page }) => {
    await openConsole(page, 'operator', '/activities/spot-festival')
    const pause = page.getByRole('region', { name: 'Pause' })
    await pause.getByLabel('Reason, as the page says it').selectOption('FAULT')
    await expect(pause.getByLabel('What people read')).toContainText(
      'We found a fault in this activity and are fixing it.',
    )
    await pause.getByRole('button', { name: 'Pause claims now' }).click()
    await expect(pause).toContainText('olga.petrova paused claims')
    await expect(page.getByText('Claims paused')).toBeVisible()
    await pause.getByRole('button', { name: 'Resume now' }).click()
    await expect(pause.getByRole('button', { name: 'Pause claims now' })).toBeVisible()
  },
)
