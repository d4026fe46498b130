import type { Page, Response } from '@playwright/test'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { markupFaults } from '#tests/crawl/markup-faults.ts'
import { attackPage, REFUSED } from './attack-page.ts'
import { accessFaults, lastFaults } from './check-page.ts'
import { measureLayout } from './measure-layout.ts'
import { EXPECTED_HEADERS, weaknessesOf } from './policy.ts'
import type { Screen } from './screens.ts'
import { emptyFaults, heightFaults, HIGHEST, PHONE, WIDE } from './short-page.ts'
import { sniffedFaults } from './sniff-page.ts'
import type { Complaints } from './test.ts'
import { faultsOf } from './walk.ts'

/** A screen that is open and at rest, in the light and without motion. */
export interface Visit {
  screen: Pick<Screen, 'path' | 'status'>
  locale: Locale
  response: Response | null
  complaints: Complaints
  isPhone: boolean
  /** What the browser said about files that were loaded too early. */
  preloaded: readonly string[]
}

/** What is wrong with an open page, one sentence each. */
type Check = (page: Page, visit: Visit) => string[] | Promise<string[]>

export const ACTIVITY = /^\/(?:welcome-event$|activity\/|events\/|promo\/)/
const REWARDS_HIGHEST = 3000
/** Px. A member's home has the card of what can be claimed, a state on each card and the own invite link besides. */
const MEMBERS_CARD = 600
const WIDTHS = [320, 390, 768, 1280, 1536]

/** The faults of an answer's policy and of its other security headers. */
export const headerFaults = (headers: Readonly<Record<string, string>>): string[] => [
  ...weaknessesOf(headers['content-security-policy'] ?? ''),
  ...Object.entries(EXPECTED_HEADERS).flatMap(([name, value]) => (headers[name] === value ? [] : [name])),
]

/** Names of what moves on the open page. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { effect } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `${target?.tagName ?? ''} ${target?.getAttribute('class') ?? ''}`
    }),
  )

/** Folded content must fit as well. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true
    await document.fonts.ready
  })
  const found = new Map<string, number[]>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height })
    const { faults } = await page.evaluate(measureLayout)
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, widths]) => `at ${widths.join(', ')} px: ${fault}`)
}

/** The colours that take at least a twentieth of a picture. */
async function coloursOf(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? [])
    const counts = new Map<number, number>()
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    return [...counts.values()].filter((count) => count > pixels.length / 20).length
  }, picture.toString('base64'))
}

/** Bars of which a contrast theme does not show how far they are filled. */
async function barFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  if ((await page.locator('[role=progressbar]:visible').count()) === 0) return faults
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const bar of await page.locator('[role=progressbar]:visible').all()) {
      const [now, most] = [await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]
      const isPart = Number(now) > Number(most) * 0.06 && Number(now) < Number(most) * 0.94
      if (isPart && (await coloursOf(page, await bar.screenshot())) < 2)
        faults.push(`${colorScheme}: ${await bar.ariaSnapshot()}`)
    }
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  return faults
}

async function attackFaults(page: Page, { complaints }: Visit): Promise<string[]> {
  complaints.expect(/Content Security Policy|Trusted|evil\.example|Fetch API/)
  const { through, idle } = await page.evaluate(attackPage, REFUSED)
  return [...through.map((attack) => `${attack} works`), ...idle.map((directive) => `${directive} refuses nothing`)]
}

/** Language and direction are those of the address, before and after hydration, and the brand is where reading begins. */
async function languageFaults(page: Page, { locale, response }: Visit): Promise<string[]> {
  const { direction, htmlLang } = LOCALE_FACTS[locale]
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
  const isAtLeft = (brand?.x ?? 0) < (page.viewportSize()?.width ?? 0) / 2
  const faults = {
    'as served': !new RegExp(`<html[^>]*lang="${htmlLang}"[^>]*dir="${direction}"`).test(
      (await response?.text()) ?? '',
    ),
    alive: (await page.locator(`html[lang="${htmlLang}"][dir="${direction}"]`).count()) === 0,
    'not mirrored': isAtLeft !== (direction === 'ltr'),
  }
  return Object.entries(faults).flatMap(([where, isWrong]) => (isWrong ? [where] : []))
}

/** Everything that is true of any screen, in an order in which no check spoils the page for the next. */
export const CHECKS: Readonly<Record<string, Check>> = {
  status: (_, { response, screen: { status = 200 } }) =>
    response?.status() === status ? [] : [`HTTP ${response?.status()}`],
  'the login in its place': (page, { screen: { path } }) =>
    page.url().includes('/login') && path !== '/login' ? [page.url()] : [],
  language: languageFaults,
  headers: async (_, { response }) => headerFaults((await response?.allHeaders()) ?? {}),
  'motion where nobody wants it': (page) => lastFaults(() => moving(page)),
  'height on a phone': async (page, { screen: { path }, isPhone }) => {
    if (!isPhone) return []
    const isMine = (await page.locator('html[data-session]').count()) > 0
    if (path === '/') return heightFaults(page, HIGHEST + (isMine ? MEMBERS_CARD : 0))
    return heightFaults(page, ACTIVITY.test(path) ? HIGHEST : path === '/rewards' ? REWARDS_HIGHEST : Infinity)
  },
  axe: (page) => accessFaults(page),
  HTML_CodeSniffer: sniffedFaults,
  markup: async (page) => markupFaults(await page.content()),
  'empty columns': async (page, { screen: { path } }) => {
    if (!ACTIVITY.test(path) && path !== '/rewards') return []
    await page.setViewportSize(WIDE)
    return emptyFaults(page)
  },
  'colours in the dark, at the other size': async (page, { isPhone }) => {
    await page.setViewportSize(isPhone ? WIDE : PHONE)
    await page.evaluate(() => {
      document.documentElement.classList.add('dark')
      document.documentElement.style.colorScheme = 'dark'
    })
    return accessFaults(page, { colours: true })
  },
  'bars in a contrast theme': barFaults,
  layout: (page) => layoutFaults(page),
  texts: async (page, { locale, screen: { path } }) => {
    const faults = await faultsOf(page, locale)
    // Without the token of a mail the page says so.
    return faults.filter((fault) => path !== '/reset-password' || !fault.startsWith('a failure'))
  },
  'files that are loaded and not used': (_, { preloaded }) => [...preloaded],
  'attacks of injected scripts': attackFaults,
}
