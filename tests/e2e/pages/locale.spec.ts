import { LOCALE_COOKIE } from '#lib/head/early.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

test('[LOC-3][LOC-7] the language switcher keeps path, query and scroll, and the choice is remembered @phone', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/welcome-event?vipCode=AURORA7&utm_source=x')
  const scrolled = 300
  await page.getByRole('button', { name: text('en', 'shell.menu') }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${text('en', 'shell.language')}`) })
    .filter({ visible: true })
    .click()
  // The page can be scrolled under the open menu.
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
  await page.getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/ar/welcome-event?vipCode=AURORA7&utm_source=x')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect((await context.cookies()).find(({ name }) => name === LOCALE_COOKIE)?.value).toBe('ar')
  await page.goto('/download')
  await expect(page).toHaveURL('/ar/download')
  // Browsers drop cookies of scripts earlier than what is stored.
  await context.clearCookies()
  await page.goto('/download?vipCode=AURORA7')
  await expect(page).toHaveURL('/ar/download?vipCode=AURORA7')
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([[LOCALE_COOKIE, 'ar']])
  // A link's own language wins: by its parameter, by its path, and by another code of the language.
  for (const [link, shown] of [
    ['/download?locale=ko', '/ko/download'],
    ['/zh-cn/download', '/zh-CN/download'],
  ] as const) {
    await context.clearCookies()
    await page.goto(link)
    await expect(page.locator('html')).toHaveAttribute('lang', /^(?:ko|zh)/)
    await expect(page).toHaveURL(shown)
  }
  await page.goto('/de')
  await expect(page).toHaveURL('/de')
})
