import { knownTexts } from '#tests/crawl/known.ts'
import { markupFaults } from '#tests/crawl/markup-faults.ts'
import { pageFaults } from '#tests/crawl/page-faults.ts'
import { readPage } from '#tests/crawl/read-page.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { addressOf, SCREENS } from '../support/screens.ts'
import { stack } from '../support/stack.ts'
import { expect, openPage, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { busyMember } from '../support/welcome.ts'

const known = knownTexts()
/** Pages requested at once: Next renders each page at its first request. */
const AT_ONCE = 3

/** The markup is the same in every language of a direction. */
const MARKUP_LOCALES: ReadonlySet<Locale> = new Set(['en', 'ar'])

/** Every page of the sitemap, and the public pages that are not in it. */
async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${stack.siteOrigin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/en(\/[^<]*)?<\/loc>/gu)].map(([, path = '/']) => path)
  return [...new Set([...listed.filter((path) => !path.includes('/e2e-')), ...SCREENS.map(({ path }) => path)])]
}

async function inGroups<Item>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < items.length; first += size) await Promise.all(items.slice(first, first + size).map(work))
}

test('[LOC-4][LOC-5] the served texts equal the locale files that tests/conformance/code checks @once', async () => {
  for (const locale of LOCALES) {
    const served = await fetch(`${stack.siteOrigin}/locales/${languageOf(locale).localeFileName}/common.json`)
    expect(await served.json(), locale).toEqual(loadMessages(locale))
  }
})

for (const [place, locale] of LOCALES.entries()) {
  test(`[LOC-1][LOC-2][LOC-5] every public page in ${locale} is without a fault @once ${place % 3 ? '@night' : '@long'}`, async ({
    page,
  }) => {
    const paths = await publicPaths()
    expect(paths.length).toBeGreaterThan(19)
    const faults: string[] = []
    await inGroups(paths, AT_ONCE, async (path) => {
      const response = await fetch(stack.siteOrigin + addressOf(locale, path))
      expect(response.status, path).toBe(path === '/no-such-page' ? 404 : 200)
      const html = await response.text()
      const text = await page.evaluate(readPage, html)
      expect(text.said.length, path).toBeGreaterThan(40)
      const inMarkup = MARKUP_LOCALES.has(locale) ? await markupFaults(html) : []
      faults.push(...[...pageFaults(text, locale, known), ...inMarkup].map((fault) => `${path}: ${fault}`))
    })
    expect(faults).toEqual([])
  })

  test(
    `[LOC-5] the personal parts of home, welcome and rewards have no text fault in ${locale}`,
    { tag: tagsOf(locale) },
    async ({ page, context }) => {
      await logIn(context, await busyMember())
      const faults: string[] = []
      for (const path of ['/', '/welcome-event', '/rewards']) {
        await openPage(page, addressOf(locale, path))
        const text = await page.evaluate(readPage, null)
        faults.push(...pageFaults(text, locale, known).map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
  )
}

/** Each language once, half of them on a phone; four before the night. */
function tagsOf(locale: Locale): string[] {
  const place = LOCALES.indexOf(locale)
  return [place % 2 === 0 ? '@phone' : '@desktop', place % 6 < 1 ? '@long' : '@night']
}
