import { LEGAL_DOCUMENTS, legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import { readLegalText } from '#lib/legal/read-legal-text.ts'
import { expect, test } from '../support/test.ts'

test('[SHELL-4][SCR-16][ACT-9] the footer leads to every document, and the rules of an activity to the promotion terms @once @long', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const titleOf = (name: (typeof LEGAL_DOCUMENTS)[number]) => readLegalText(name, 'en', 'Fanfare').title
  await page.goto('/en/activity/lottery/harvest-draw#rules')
  await page.locator('#rules').getByRole('link', { name: 'promotion terms' }).click()
  await expect(heading).toHaveText(titleOf('promotions'))
  for (const name of LEGAL_DOCUMENTS) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: titleOf(name), exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`/en${legalPath(name)}$`))
    await expect(heading).toHaveText(titleOf(name))
  }
  expect((await page.request.get('/en/legal/imprint')).status()).toBe(404)
})
