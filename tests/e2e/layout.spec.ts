import type { Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/locales.ts'
import { measureLayout } from './support/measure-layout.ts'
import { addressOf, SCREENS } from './support/screens.ts'
import { expect, settle, test } from './support/test.ts'
import { logIn } from './support/users.ts'
import { newBusyMember } from './support/welcome.ts'

/** The longest words, the other direction, and the scripts without spaces. */
const WIDEST: readonly Locale[] = ['de', 'ru', 'fr', 'pl', 'fa-IR', 'ar', 'ja', 'zh-TW', 'en']
/** `npm test` looks at the languages that broke most; `npm run test:long` at all of them. */
const QUICK: readonly Locale[] = ['de', 'ru', 'fa-IR']
const languages = process.env.LAYOUTS === 'all' ? WIDEST : QUICK
const WIDTHS = [320, 390, 768, 1280, 1536]
const HEIGHT = 844

async function layoutFaults(page: Page): Promise<string[]> {
  // What is folded away must fit as well.
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true
    await document.fonts.ready
  })
  const found = new Map<string, number[]>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const { faults } = await page.evaluate(measureLayout)
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, widths]) => `at ${widths.join(', ')} px: ${fault}`)
}

for (const locale of languages) {
  for (const { name, path, id, who } of SCREENS) {
    test(
      `[SHELL-2][LOC-5][${id}] ${name} in ${locale} holds at every width`,
      { tag: '@once' },
      async ({ page, context, complaints }) => {
        complaints.expect(/status of 404/)
        if (who === 'user') await logIn(context, await newBusyMember())
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(addressOf(locale, path))
        await settle(page)
        expect(await layoutFaults(page)).toEqual([])
      },
    )
  }
}
