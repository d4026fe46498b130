import { text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'

test(
  '[LOC-8] the Turkish welcome page shows that it was translated and switches to the original and back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/tr-TR/welcome-event?vipCode=AURORA7')
    await settle(page)
    const tip = page.locator('main aside[lang="tr-TR"]')
    await expect(tip).toContainText('İngilizce')
    const original = tip.getByRole('link', { name: 'Orijinali göster' })
    await expect(original).toBeHidden()
    await tip.locator('summary').click()
    await expect(original).toBeVisible()
    const kept = () => page.evaluate(() => sessionStorage.getItem('fanfareTranslationTip'))
    await expect.poll(kept).toContain('expanded')
    await page.reload()
    await settle(page)
    await expect(original).toBeVisible()
    await original.click()
    await expect(page).toHaveURL('/en/welcome-event?vipCode=AURORA7')
    // Nothing is touched: the way back is there before a sign of a person.
    const back = page.getByRole('link', { name: 'Çeviriyi göster' })
    await back.click()
    await expect(page).toHaveURL('/tr-TR/welcome-event?vipCode=AURORA7')
  },
)

test(
  '[LOC-8] a reader of English or of another language sees no translation tip',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    for (const path of ['/en/welcome-event', '/de/welcome-event']) {
      await page.goto(path)
      await settle(page)
      await expect(page.locator('main aside[lang]')).toHaveCount(0)
    }
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    '[LOC-5] translated rules state that the English text applies and link to it, English rules do not',
    { tag: '@once' },
    async ({ page }) => {
      for (const locale of ['de', 'tr-TR', 'ar'] as const) {
        await page.goto(`/${locale}/welcome-event`)
        await expect(page.locator('#rules a[href="/en/welcome-event"]')).toHaveCount(1)
      }
      await expect(page.locator('#rules')).toContainText(text('ar', 'language.legal_translated'))
      for (const locale of ['en', 'en-TR'] as const) {
        await page.goto(`/${locale}/welcome-event#rules`)
        await expect(page.locator('#rules')).toBeVisible()
        await expect(page.getByText(text('en', 'language.legal_translated'))).toHaveCount(0)
      }
    },
  )
})
