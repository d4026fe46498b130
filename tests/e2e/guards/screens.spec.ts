import { markupFaults } from '#tests/crawl/markup-faults.ts'
import { expectAccessible, expectNoRawText, expectNoSideways } from '../support/check-page.ts'
import { addressOf, SCREENS } from '../support/screens.ts'
import { expect, LOCALES, longUnless, settle, test } from '../support/test.ts'
import { expectNoSniffs } from '../support/sniff-page.ts'
import { logIn } from '../support/users.ts'
import { newBusyMember } from '../support/welcome.ts'

/** The variants of `npm test`: a table, a form, a list and a long text. */
const SHORT_VARIANTS = new Set(['competition', 'bonus', 'fairness-list', 'legal'])

for (const [place, { name, path, id, who, variant, status = 200 }] of SCREENS.entries()) {
  const isShort = !variant || SHORT_VARIANTS.has(name)
  for (const locale of LOCALES) {
    // The languages take turns, so that `npm test` opens each screen once.
    const inNpmTest = longUnless(locale === LOCALES[place % LOCALES.length] && isShort)
    const size = locale === 'ar' ? '@phone' : '@desktop'
    const tag = variant ? [size, ...inNpmTest] : inNpmTest.length === 0 ? [] : ['@both', '@long']
    test(
      `[SHELL-2][SHELL-3][${id}] ${name} in ${locale} is accessible in light and dark, with valid markup, without raw text or sideways scrolling`,
      { tag },
      async ({ page, context, complaints, shot }, { project }) => {
        if (status !== 200) complaints.expect(/status of 404/)
        if (who === 'user') await logIn(context, await newBusyMember())
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        const response = await page.goto(addressOf(locale, path))
        expect(response?.status()).toBe(status)
        await settle(page)
        await shot(`${name}-${locale}-light`)
        await expectNoRawText(page, name)
        await expectAccessible(page, 'light')
        await expectNoSniffs(page, name)
        expect(await markupFaults(await page.content()), `markup, ${name}`).toEqual([])
        await page.evaluate(() => {
          document.documentElement.classList.add('dark')
          document.documentElement.style.colorScheme = 'dark'
        })
        await shot(`${name}-${locale}-dark`)
        await expectAccessible(page, 'dark', { colours: true })
        await expectNoSideways(page, project.name === 'phone' ? [390, 320] : [1280, 768], name)
      },
    )
  }
}
