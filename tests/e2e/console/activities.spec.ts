import { expectWellMade, signIn } from '../support/console.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'

test('a stranger signs in, pauses claims, and loses the session without losing words @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/)
  await test.step('the sign-in', async () => {
    await page.goto(`${stack.consoleOrigin}/activities`)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expectWellMade(page, 'sign-in of the console')
    await signIn(page, 'operator')
    await expect(page).toHaveURL(`${stack.consoleOrigin}/activities`)
  })
  await test.step('the list, whose filter is in the address', async () => {
    const welcome = page.getByRole('link', { name: 'Welcome tasks' }).filter({ visible: true })
    await expect(welcome).toBeVisible()
    await expectWellMade(page, 'activities of the console')
    await page.getByLabel('Show').selectOption('Ended')
    await expect(page).toHaveURL(/show=ENDED/)
    await expect(welcome).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('Show')).toHaveValue('ENDED')
    await page.getByLabel('Show').selectOption('All')
    await page.getByLabel('Title or alias').fill('welcome-t')
    await welcome.click()
    await expect(page.getByRole('heading', { name: 'Welcome tasks' })).toBeVisible()
  })
  await test.step('its budget, its versions and what may no longer change', async () => {
    await expect(page.getByRole('region', { name: 'Budget' })).toContainText('1,500,000')
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Published')
    const locked = page.getByRole('region', { name: 'Can’t change any more' })
    await expect(locked).toContainText('May not change after publication')
    await expectWellMade(page, 'one activity of the console')
  })
  await test.step('a pause with the words that people read, also after a sign-in', async () => {
    const address = `${stack.consoleOrigin}/activities/spot-festival`
    await page.goto(address)
    const pause = page.getByRole('region', { name: 'Pause' })
    await pause.getByLabel('Reason, as the page says it').selectOption('FAULT')
    const words = 'We found a fault in this activity and are fixing it.'
    await expect(pause.getByLabel('What people read')).toContainText(words)
    await page.getByLabel('Note for colleagues').fill('Olga looks at the draws')
    await context.clearCookies()
    await pause.getByRole('button', { name: 'Pause claims now' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('What you typed is safe')
    await page.getByRole('link', { name: 'Continue to sign in' }).click()
    await page.locator('button[value="olga.petrova"]').click()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel('Note for colleagues')).toHaveValue('Olga looks at the draws')
    await pause.getByRole('button', { name: 'Pause claims now' }).click()
    await expect(pause).toContainText('olga.petrova paused claims')
    await expect(page.getByText('Claims paused')).toBeVisible()
    await pause.getByRole('button', { name: 'Resume now' }).click()
    await expect(pause.getByRole('button', { name: 'Pause claims now' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
