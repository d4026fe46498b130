import { test } from './support/test.ts'

test('shots', { tag: '@once' }, async ({ page, complaints }) => {
  test.setTimeout(400_000)
  complaints.expect(/./)
  for (const [locale, theme, width] of [
    ['en', 'light', 1280],
    ['en', 'light', 390],
    ['en', 'dark', 1280],
    ['ar', 'light', 390],
    ['ar', 'light', 1280],
    ['en', 'dark', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ colorScheme: theme, media: 'screen' })
    await page.clock.setFixedTime(Date.UTC(2026, 10, 20, 7, 12))
    await page.goto(`/${locale}/dev/components/agent-tables`)
    await page.locator('[data-states]').waitFor()
    await page.waitForTimeout(2500)
    for (const id of ['rebates', 'referrals', 'performance', 'rebates-none', 'rebates-failed', 'arithmetic', 'referral-open', 'statement', 'filter-fields']) {
      await page
        .locator(`[data-state="${id}"]`)
        .screenshot({ path: `/tmp/wtab/shots/${id}-${locale}-${theme}-${width}.png` })
        .catch((error: unknown) => console.log(id, String(error).slice(0, 200)))
    }
    if (locale === 'en' && theme === 'light') {
      const rebates = page.locator('[data-state="rebates"]')
      await rebates.getByRole('button', { name: /Details of/ }).first().click().catch(() => undefined)
      await rebates.locator('summary', { hasText: 'Saved views' }).click()
      await page.waitForTimeout(1500)
      await rebates.screenshot({ path: `/tmp/wtab/shots/rebates-open-${width}.png` })
      await page.keyboard.press('Escape')
      if (width === 390) {
        await rebates.getByRole('button', { name: 'Filters' }).click()
        await page.waitForTimeout(2500)
        await page.screenshot({ path: `/tmp/wtab/shots/sheet-390.png` })
        await page.keyboard.press('Escape')
      } else {
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width: 794, height: 1000 })
        await rebates.screenshot({ path: `/tmp/wtab/shots/print-rebates.png` })
      }
    }
  }
})
