import type { Page } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

/** Records an attribute of the document at the first paint and at every frame after it. */
const watch = (page: Page, attribute: string) =>
  page.addInitScript((name) => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    const note = () => seen.push(document.documentElement.getAttribute(name))
    document.addEventListener('DOMContentLoaded', note)
    const frames = (left: number) => {
      requestAnimationFrame(() => {
        if (document.body) note()
        if (left > 0) frames(left - 1)
      })
    }
    frames(30)
  }, attribute)
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen)

test('[SHELL-3] the page follows the system’s theme, then the chosen one, without a flash @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await watch(page, 'class')
  const expectDark = async (isDark: boolean) => {
    await openPage(page, '/en/legal/terms')
    const classes = await seen(page)
    expect(classes.length).toBeGreaterThan(3)
    expect(new Set(classes.map((one) => one?.split(' ').includes('dark') ?? false))).toEqual(new Set([isDark]))
    await expect(page.locator('html')).toHaveCSS('color-scheme', isDark ? 'dark' : 'light')
  }
  await expectDark(true)
  await page.getByRole('button', { name: text('en', 'shell.theme_to_light') }).click()
  await expectDark(false)
})

test('[SHELL-3] rises are red in Chinese and green in English, until the reader chooses @once @long', async ({
  page,
}) => {
  await watch(page, 'data-rises')
  /** The first gain of a lead trader: its text, and which of the two colours it has. */
  const gain = async () => {
    const figure = page.locator('dd > bdi').filter({ hasText: '+' }).first()
    const color = await figure.evaluate((element) => {
      const own = getComputedStyle(element).color
      const probe = element.appendChild(document.createElement('i'))
      const named = Object.entries({ red: '--error-main', green: '--success-main' }).map(([name, variable]) => {
        probe.style.color = `var(${variable})`
        return [name, getComputedStyle(probe).color] as const
      })
      probe.remove()
      return named.find(([, value]) => value === own)?.[0]
    })
    expect(await figure.innerText()).toContain('+')
    return color
  }
  const open = async (locale: string) => {
    await openPage(page, `/${locale}/activity/copy-trading/first-copy-covered`)
    expect(new Set(await seen(page)).size).toBe(1)
    return gain()
  }
  const turn = async (name: string | RegExp) => {
    await page.locator('[popovertarget="language-menu"]:visible').click()
    await page.locator('#language-menu').getByRole('button', { name }).click()
    await page.keyboard.press('Escape')
  }
  expect(await open('en')).toBe('green')
  expect(await open('zh-CN')).toBe('red')
  await turn(/绿涨红跌/)
  expect([await gain(), await open('zh-CN'), await open('en')]).toEqual(['green', 'green', 'green'])
  await turn(text('en', 'shell.rises_red'))
  expect([await gain(), await open('en'), await open('ja')]).toEqual(['red', 'red', 'red'])
})
