import type { Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { newId, publish } from '../support/gateway.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

const EN = {
  title: 'Harbour cup',
  subtitle: 'Trade and get a mug',
  rules: '## Who may join\n\nEverybody who is **verified**.\n\n- One mug a person.',
  faq: [{ question: 'When does it arrive?', answer: 'Within a month.' }],
  tasks: { trade: { title: 'Trade through the harbour' } },
  labels: { mug: 'Enamel mug' },
  consent: 'Prices fall as well as rise.',
}
const DE = {
  title: 'Hafen-Cup',
  subtitle: 'Handle und hol dir einen Becher',
  rules: '## Wer darf mitmachen\n\nAlle, die **verifiziert** sind.\n\n- Ein Becher je Person.',
  faq: [{ question: 'Wann kommt er an?', answer: 'Innerhalb eines Monats.' }],
  tasks: { trade: { title: 'Handle durch den Hafen' } },
  labels: { mug: 'Emaillebecher' },
  consent: 'Kurse fallen und steigen.',
}

async function publishGerman(): Promise<string> {
  const { alias } = await publish(
    activityInput({
      alias: newId('harbour'),
      listed: false,
      consentVersion: 'v1',
      tasks: [
        {
          id: 'trade',
          type: 'TRADING_VOLUME',
          period: 'AFTER',
          target: { amount: '100', unit: 'USDT' },
          reward: { type: 'PHYSICAL', kind: 'InKind', amount: { item: 'mug' } },
        },
      ],
      budget: [{ rewardType: 'PHYSICAL', unit: 'mug', limit: '10' }],
      texts: { en: EN, de: DE },
    }),
  )
  return `/activity/competition/${alias}`
}

/** The texts of the operator that the page shows, each with the language and direction in which a reader hears it. */
const spoken = (page: Page, words: readonly string[]): Promise<[string, string | null, string][]> =>
  page.locator('main').evaluate((main, wanted) => {
    for (const details of main.querySelectorAll('details')) details.open = true
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: [string, string | null, string][] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode as Text
      const own = textContent.trim()
      if (parentElement === null || !wanted.includes(own)) continue
      const { direction } = getComputedStyle(parentElement)
      found.push([own, parentElement.closest('[lang]')?.getAttribute('lang') ?? null, direction])
    }
    return found
  }, words)

const SHOWN = [
  EN.title,
  EN.subtitle,
  'Who may join',
  'verified',
  'One mug a person.',
  'When does it arrive?',
  'Within a month.',
  EN.tasks.trade.title,
  EN.labels.mug,
]

test('[LOC-5][SCR-2] an activity without Arabic says so there, and marks its English texts @phone @long', async ({
  page,
  user,
}) => {
  expect(user.userId).not.toBe('')
  const path = await publishGerman()
  await openPage(page, `/ar${path}`)
  await expect(page.getByText(text('ar', 'language.only_english'))).toBeVisible()
  await expect(page.getByText(text('ar', 'language.legal_translated'))).toHaveCount(0)
  await expect(page.locator('[data-translation-tip]')).toHaveCount(0)
  const found = await spoken(page, SHOWN)
  expect(new Set(found.map(([words]) => words))).toEqual(new Set(SHOWN))
  expect(found.filter(([, lang, direction]) => lang !== 'en' || direction !== 'ltr')).toEqual([])
  await expectAccessible(page, 'only English')
  await expectNoSideways(page, [320, 390], 'only English')
  await page
    .getByRole('button', { name: text('ar', 'activity.cta_join') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(EN.consent)).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('dialog').getByText(text('ar', 'language.only_english'))).toBeVisible()

  await test.step('the same activity in German', async () => {
    // The rules are folded, and their address opens them.
    await openPage(page, `/de${path}#rules`)
    await expect(page.getByText(text('de', 'language.legal_translated')).first()).toBeVisible()
    await expect(page.getByText(text('de', 'language.only_english'))).toHaveCount(0)
    await expect(page.locator('main [lang="en"]')).toHaveCount(0)
  })
})
