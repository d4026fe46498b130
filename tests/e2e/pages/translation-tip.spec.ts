import { expect, openPage, settle, test } from '../support/test.ts'

test('[LOC-8] the Turkish welcome page shows that it was translated and switches to the original and back @phone @long', async ({
  page,
}) => {
  await openPage(page, '/tr-TR/welcome-event?vipCode=AURORA7')
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
})

test('[LOC-5] translated rules state that the English text applies and link to it, English rules do not @once', async ({
  page,
  request,
}) => {
  for (const [locale, links] of [
    ['de', 1],
    ['tr-TR', 1],
    ['ar', 1],
    ['en', 0],
    ['en-TR', 0],
  ] as const) {
    const html = await (await request.get(`/${locale}/welcome-event`)).text()
    const found = await page.evaluate((source) => {
      const rules = new DOMParser().parseFromString(source, 'text/html').querySelector('#rules')
      return rules?.querySelectorAll('a[href="/en/welcome-event"]').length
    }, html)
    expect(found, locale).toBe(links)
  }
})
