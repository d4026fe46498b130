import { LOCALE_COOKIE } from '#lib/head/early.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await fetch(stack.siteOrigin + path, { headers, redirect: 'manual' })
  return { status, to: answered.get('location'), vary: answered.get('vary') ?? '' }
}

test(
  '[LOC-3] a URL without a language redirects to the language that the reader chose, else the browser prefers, with path and query, and another spelling to the right one',
  { tag: '@once' },
  async () => {
    const query = '?vipCode=AURORA7&utm_source=a%2Fb'
    const arabic = await ask(`/welcome-event${query}`, { 'accept-language': 'xx, ar-EG;q=0.9, en;q=0.5' })
    expect(arabic).toMatchObject({ status: 307, to: `/ar/welcome-event${query}` })
    expect(arabic.vary.toLowerCase()).toContain('accept-language')
    expect(await ask('/', { 'accept-language': 'fa' })).toMatchObject({ status: 307, to: '/fa-IR' })
    expect(await ask('/download', { 'accept-language': 'zh-HK,zh;q=0.8' })).toMatchObject({
      status: 307,
      to: '/zh-TW/download',
    })
    expect(await ask('/rewards', { 'accept-language': 'xx' })).toMatchObject({ status: 307, to: '/en/rewards' })

    const chosen = { 'accept-language': 'de', cookie: `${LOCALE_COOKIE}=ar` }
    expect(await ask('/welcome-event', chosen)).toMatchObject({ status: 307, to: '/ar/welcome-event' })
    expect(await ask('/welcome-event?locale=ja&vipCode=AURORA7', chosen)).toMatchObject({
      status: 307,
      to: '/ja/welcome-event?vipCode=AURORA7',
    })
    expect(await ask('/en/welcome-event?locale=ja', chosen)).toMatchObject({ status: 200 })
    expect(await ask('/zh-cn/welcome-event?a=1')).toMatchObject({ status: 308, to: '/zh-CN/welcome-event?a=1' })
    expect(await ask('/pt-BR')).toMatchObject({ status: 308, to: '/pt' })
  },
)

test(
  '[LOC-7] the language switcher keeps path, query and scroll, and the choice is remembered',
  { tag: '@phone' },
  async ({ page, context }) => {
    await openPage(page, '/en/welcome-event?vipCode=AURORA7&utm_source=x')
    const scrolled = 300
    await page.getByRole('button', { name: text('en', 'shell.menu') }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${text('en', 'shell.language')}`) })
      .filter({ visible: true })
      .click()
    // The page can be scrolled under the open menu.
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
    await page.getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/ar/welcome-event?vipCode=AURORA7&utm_source=x')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect((await context.cookies()).find(({ name }) => name === LOCALE_COOKIE)?.value).toBe('ar')
    await page.goto('/download')
    await expect(page).toHaveURL('/ar/download')
  },
)
