import type { Page } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { WELCOME } from '../support/welcome.ts'

const inFrame = (page: Page) => page.frameLocator('iframe[title="The page inside the app"]')
const messages = (page: Page) => page.getByRole('region', { name: 'Traffic' }).getByRole('listitem')
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click()

async function openSimulator(page: Page, path = `/en${WELCOME.path}`): Promise<void> {
  await openPage(page, '/en/dev/webview')
  await page.getByLabel('Page', { exact: true }).fill(path)
}
const open = (page: Page) => page.getByRole('button', { name: 'Open the page' }).click()

test('[APP-7] every style, version and arrival of the token can be chosen, also after a reload in the frame @desktop', async ({
  page,
}) => {
  await openSimulator(page)
  await choose(page, 'Old style')
  await choose(page, '3.2.9')
  await choose(page, 'Twice')
  await open(page)
  await expect(messages(page)).toHaveCount(3)
  await expect(messages(page).first()).toContainText('fanfare://getToken')
  await expect(messages(page).nth(2)).toContainText('setAppToken')

  // A page that loads anew in the frame is in the app again.
  await page.frames()[1]?.evaluate(() => window.location.reload())
  await expect(messages(page)).toHaveCount(6)

  await choose(page, 'New style, Android')
  await choose(page, 'Foreign frame')
  await page.getByLabel('Other version').fill('4.2.14-beta')
  await choose(page, 'With the token')
  await page.getByRole('button', { name: 'Forget the login' }).click()
  await open(page)
  await expect(messages(page).filter({ hasText: 'postMessage' }).first()).toContainText('4.2.14-beta')
  await page.getByRole('button', { name: 'Send the second account' }).click()
  await expect(inFrame(page).getByRole('main')).toContainText(text('en', 'share.title'))
  await page.getByRole('button', { name: 'Send malformed messages' }).click()
  await expect(messages(page).filter({ hasText: '<b>' })).toHaveCount(1)
})

test('[APP-7] an address of another site does not open in the phone @desktop', async ({ page }) => {
  for (const address of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
    await openSimulator(page, address)
    await open(page)
    await expect(page.getByText('Only pages of this site open in the frame.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})
