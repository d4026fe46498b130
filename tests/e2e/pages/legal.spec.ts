import { LEGAL_DOCUMENTS, legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import { readLegalText } from '#lib/legal/read-legal-text.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { expect, test } from '../support/test.ts'

const BRAND = 'Fanfare'

test(
  '[SCR-12] [SCR-16] the links of the consent open their documents in a new tab, and the form keeps the typed values',
  { tag: '@once' },
  async ({ page, context }) => {
    const form = new AccountForm(page, 'en', 'register')
    await form.open()
    await form.email.fill('reader@example.com')
    for (const [name, label] of [
      ['terms', 'terms of use'],
      ['risk', 'risk disclosure'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.locator('form').getByRole('link', { name: label, exact: true }).click()
      const document = await opened
      const { title, sections } = readLegalText(name, 'en', BRAND)
      await expect(document.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(document.getByRole('heading', { level: 2 })).toHaveText(sections.map(({ heading }) => heading))
      expect(new URL(document.url()).pathname).toBe(`/en${legalPath(name)}`)
      await document.close()
    }
    await expect(form.email).toHaveValue('reader@example.com')
    await expect(form.consent, 'a link of the label does not tick the box').not.toBeChecked()
  },
)

test('[SHELL-4] [SCR-16] the footer leads to every document', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.goto('/en')
  for (const name of LEGAL_DOCUMENTS) {
    const { title } = readLegalText(name, 'en', BRAND)
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/en${legalPath(name)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test(
  '[ACT-9] [SCR-16] the rules of an activity lead to the promotion terms',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/en/activity/lottery/harvest-draw#rules')
    await page.locator('#rules').getByRole('link', { name: 'promotion terms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readLegalText('promotions', 'en', BRAND).title)
  },
)

test(
  '[SCR-16] a document that does not exist is the page that is not found',
  { tag: ['@once', '@long'] },
  async ({ request }) => {
    expect((await request.get('/en/legal/imprint')).status()).toBe(404)
  },
)
