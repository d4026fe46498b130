import { expect, test } from 'vitest'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { call, deposit, sendEvents } from '#tests/e2e/support/gateway.ts'
import { stack } from '#tests/e2e/support/stack.ts'
import { text } from '#tests/e2e/support/texts.ts'
import { newEmail, PASSWORD } from '#tests/e2e/support/users.ts'
import { WELCOME, welcomeId } from '#tests/e2e/support/welcome.ts'
import { inEachEngine } from './support/in-each-engine.ts'
import { createPage } from './support/page.ts'

const en = (key: string) => text('en', key)
const DIALOG = '[role="dialog"]'
const CLOSE = `${DIALOG} button[aria-label="${en('common.btn_close')}"]`
const ACCOUNT = `header button[aria-label="${en('shell.account')}"]`

const DRAWINGS = `[...document.querySelectorAll('use')].filter((use) => use.getBoundingClientRect().width > 0)`
const EMPTY_DRAWINGS = `${DRAWINGS}.filter((use) => use.getBBox().width === 0).map((use) => use.href.baseVal)`

inEachEngine((start) => {
  test('[UI-3] icons and scenes are drawn from the files that the page names', async () => {
    const { open, evaluate, violations } = await start()
    await open(`${stack.siteOrigin}/en`)
    await expect.poll(() => evaluate<number>(`${DRAWINGS}.length`)).toBeGreaterThan(20)
    await expect.poll(() => evaluate<string[]>(EMPTY_DRAWINGS)).toEqual([])
    expect(await violations()).toEqual([])
  })

  test('[AUTH-3][AUTH-5][ACT-3][SCR-2][SCR-9] a user registers, stays logged in over a reload, joins, claims and sees the reward', async () => {
    const browser = await start()
    const { open: openUrl, reload, evaluate, cookies, violations } = browser
    const page = createPage(browser)
    const { data: detail } = await call(noLoginDetail, { query: { activityId: await welcomeId() } })

    await openUrl(`${stack.siteOrigin}/en${WELCOME.path}`)
    await page.sees('h1', detail.title)
    const signUp = text('en', 'activity.cta_sign_up_get', { reward: '5 USDT' })
    await page.press('[data-cta] a', signUp)
    await page.isAt('/en/register')
    // A link that is pressed before its page works opens a new document, whose form comes at the first sign of a person.
    await page.press('input[name="email"]')
    await page.sees('form button[type="submit"]', signUp)
    await page.fill('input[name="email"]', newEmail())
    await page.fill('input[name="password"]', PASSWORD)
    await page.press('input[name="terms"]')
    await page.press('form button[type="submit"]', signUp)

    // The login survives a reload.
    await page.isAt(`/en${WELCOME.path}`)
    await page.sees(DIALOG, en('activity.joined_new_account'))
    await page.press(CLOSE)
    await page.seesNo(DIALOG)
    await page.sees(ACCOUNT)
    const readable = () => evaluate<string>('document.cookie')
    expect(await readable()).toContain('ccToken=')
    expect(await readable()).not.toMatch(/sessionToken|refreshToken/)
    expect(await violations()).toEqual([])
    await reload()
    await page.sees(ACCOUNT)
    expect(await readable()).toContain('ccToken=')
    // The cookie has no Secure, which WebKit refuses at http://localhost.
    const tokens = (await cookies()).filter(({ path, name }) => path === '/' && name.endsWith('Token'))
    expect(tokens.map((cookie) => `${cookie.name} ${cookie.secure}`).toSorted()).toEqual([
      'ccToken false',
      'sessionToken false',
    ])

    const token = /ccToken=([^;]+)/.exec(await readable())?.[1] ?? ''
    const me = await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })
    await sendEvents(me.data?.userId ?? '', deposit('50'))
    await page.press('article button', `${WELCOME.tasks.deposit.pays} USDT`)
    await page.press(CLOSE)
    await page.seesNo(DIALOG)
    await page.press('main a', en('task.all_rewards'))

    await page.isAt('/en/rewards')
    await page.sees('main', `${WELCOME.tasks.deposit.pays} USDT`)
    await page.sees('main', detail.title)
    expect(await violations()).toEqual([])
    // Positive control: a refused image appears in the list of violations.
    await evaluate('new Image().src = "https://elsewhere.example/picture.png"')
    await expect.poll(violations).toEqual([expect.stringContaining('img-src')])
  })
})
