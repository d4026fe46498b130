import type { Page } from '@playwright/test'
import { addressOf, SCREENS } from '../support/screens.ts'
import { settle } from '../support/settle.ts'
import { stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { holdScripts } from '../support/hold-scripts.ts'

const FIELDS = 'main :is(input, select, textarea)'
/** Words that change what a page shows: one activity has them. */
const TYPED: Partial<Record<string, string>> = {
  search: 'winter',
  email: 'someone.long@example.com',
  tel: '5550123',
  password: 'sunrise over 9 hills',
}
const DELAY_MS = 40

/** The addresses whose HTML has fields: the pages say so themselves. Pages with the same fields are one. */
async function addressesWithFields(): Promise<string[]> {
  const addresses = SCREENS.filter(({ who }) => who === 'visitor').map(({ path }) => addressOf('en', path))
  const byFields = new Map<string, string>()
  for (const address of new Set(addresses)) {
    const html = await (await fetch(stack.siteOrigin + address)).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const fields = (main.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []).map(
      (field) => /\b(?:name|id)="([^"]+)"/.exec(field)?.[1] ?? field,
    )
    const names = [...new Set(fields)].toSorted().join(' ')
    if (names && !byFields.has(names)) byFields.set(names, address)
  }
  return [...byFields.values()]
}

/** Runs in the page: what a field can change. Countdowns and times are none of it. */
function stateOf(selector: string): string[] {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(isSeen)
  const heard = [...document.querySelectorAll('main :is(h1, h2, h3, [aria-live], [aria-invalid=true])')].filter(isSeen)
  return [
    location.pathname + location.search,
    ...fields.map(({ type, name, value, checked }) => `${type} ${name}: ${/box|radio/.test(type) ? checked : value}`),
    ...heard.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ]
}

/** Opens the folded rows with fields, types into the fields that are seen, and then into those that this has brought up; boxes and radios come last. */
async function fillAll(page: Page, onFirst?: () => void): Promise<number> {
  const done = new Set<string>()
  for (const row of await page.locator('main details:has(input, select, textarea) > summary').all())
    await row.evaluate((summary) => (summary as HTMLElement).click())
  for (let found = true; found;) {
    found = false
    const fields = await page.locator(FIELDS).filter({ visible: true }).all()
    const named = await Promise.all(
      fields.map(async (field) => ({
        field,
        ...(await field.evaluate((control) => {
          const { type, name, id, value } = control as HTMLInputElement
          const isBox = type === 'checkbox' || type === 'radio'
          return { type, isBox, key: isBox ? `${type} ${name} ${value} ${id}` : `${type} ${name} ${id}` }
        })),
      })),
    )
    const next = named.toSorted((a, b) => Number(a.isBox) - Number(b.isBox)).find(({ key }) => !done.has(key))
    if (!next) break
    found = true
    done.add(next.key)
    const { field, type, isBox } = next
    if (isBox) await field.evaluate((control) => (control as HTMLInputElement).click())
    else if (type === 'select-one') await field.evaluate((control) => (control as HTMLSelectElement).focus())
    if (type === 'select-one') await page.keyboard.press('End')
    else if (type === 'range') await field.press('End')
    else if (!isBox) {
      await field.focus()
      const words = TYPED[type] ?? 'QUIET7'
      for (const [place, letter] of words.split('').entries()) {
        // The first half is typed before, the rest while React takes over.
        if (place === 3) onFirst?.()
        await page.keyboard.type(letter, { delay: onFirst ? DELAY_MS : 0 })
      }
    }
    onFirst?.()
  }
  return done.size
}

/** What the page shows in the end, and how many fields were filled in. */
async function lastState(page: Page, address: string, when: 'before' | 'during' | 'after') {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (when === 'after') {
    release()
    await settle(page)
  }
  const filled = await fillAll(page, when === 'during' ? release : undefined)
  release()
  await settle(page)
  // A search begins a moment after its last letter, so it is read again.
  return async () => ({ filled, state: await page.evaluate(stateOf, FIELDS) })
}

for (const [when, plan] of [
  ['before', '@once'],
  ['during', '@once @long'],
] as const)
  test(`[SCR-1][SCR-12] what is typed into any field ${when} the take-over does what it does after it ${plan}`, async ({
    browser,
  }) => {
    const addresses = await addressesWithFields()
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses) {
      const [early, late] = await Promise.all(
        ([when, 'after'] as const).map(async (one) => {
          const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
          return { page, read: await lastState(page, stack.siteOrigin + address, one) }
        }),
      )
      if (!early || !late) throw new Error('no pages')
      expect((await late.read()).filled, address).toBeGreaterThan(0)
      await expect(async () => {
        const [typedEarly, typedLate] = [await early.read(), await late.read()]
        expect(typedEarly.state, address).toEqual(typedLate.state)
      }).toPass()
      await early.page.context().close()
      await late.page.context().close()
    }
  })
