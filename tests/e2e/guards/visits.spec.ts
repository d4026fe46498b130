import type { BrowserContext } from '@playwright/test'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { agentCampaigns } from '@fanfare/contract/agent/campaigns.ts'
import { pushList } from '@fanfare/contract/message/push.ts'
import { call } from '../support/gateway.ts'
import { addressOf, SCREENS } from '../support/screens.ts'
import { stack } from '../support/stack.ts'
import { expect, openPage, test as base } from '../support/test.ts'
import { logIn, sessionOf, type Session } from '../support/users.ts'
import { ACTIVITY, CHECKS } from '../support/visit.ts'
import { busyMember } from '../support/welcome.ts'

const [, TRADER, AGENT] = DEMO_LOGINS
const SESSIONS = { visitor: null, user: busyMember, trader: () => sessionOf(TRADER), agent: () => sessionOf(AGENT) }

let kept: BrowserContext | undefined
/** The visits of a worker share one context, so that its browser loads the site's files once. Each begins with empty storage. */
const test = base.extend({
  context: async ({ browser }, use) => {
    kept ??= await browser.newContext()
    const page = await kept.newPage()
    const client = await kept.newCDPSession(page)
    const storageTypes = 'cookies,local_storage,indexeddb,cache_storage'
    await client.send('Storage.clearDataForOrigin', { origin: stack.siteOrigin, storageTypes })
    await page.close()
    await use(kept)
    for (const opened of kept.pages()) await opened.close()
  },
})

/** A screen as one account sees it. */
interface Row {
  name: string
  path: string
  status?: number
  who: keyof typeof SESSIONS
  /** In the short plan, in one language. */
  isShort: boolean
  /** Of parts that many screens share. */
  variant?: true
}

/** Activities of kinds that have no row among the screens. */
const MORE_ACTIVITIES = [
  { name: 'prizes of one kind', path: '/activity/lottery/orchard-draw' },
  { name: 'drops', path: '/events/daily-five' },
]
/** In `npm test` another activity of their type stands for these. */
const LONG_ACTIVITIES = ['competition-ended', ...MORE_ACTIVITIES.map(({ name }) => name)]
/** `npm test` opens one activity of each type as the visitor or as the trader, who take turns. */
const ACTIVITIES = [...SCREENS.filter(({ path, variant }) => variant && ACTIVITY.test(path)), ...MORE_ACTIVITIES]
const AGENT_PAGES = [
  ['campaigns of an agent', '/agent'],
  ['overview of an agent', '/agent/{campaign}'],
  ['rebates of an agent', '/agent/{campaign}/rebate'],
  ['referrals of an agent', '/agent/{campaign}/referral'],
  ['performance of an agent', '/agent/{campaign}/performance'],
] as const
const ROWS: readonly Row[] = [
  ...SCREENS.filter((screen) => !ACTIVITIES.includes(screen)).map((screen) => ({
    ...screen,
    // Of these a user's row stands in `npm test` for that of visitors.
    isShort: !screen.name.endsWith('-visitor'),
  })),
  ...ACTIVITIES.flatMap(({ name, path }, place): Row[] =>
    (['visitor', 'trader'] as const).map((who, turn) => ({
      name: who === 'trader' ? `${name} of a trader` : name,
      path,
      who,
      isShort: place % 2 === turn && !LONG_ACTIVITIES.includes(name),
      variant: true,
    })),
  ),
  { name: 'welcome of a trader', path: '/welcome-event', who: 'trader', isShort: false, variant: true },
  { name: 'rewards of a trader', path: '/rewards', who: 'trader', isShort: false, variant: true },
  ...AGENT_PAGES.map(([name, path]): Row => ({ name, path, who: 'agent', isShort: true, variant: true })),
  { name: 'latest message of an agent', path: '/messages/{message}', who: 'agent', isShort: true, variant: true },
]

/** A path with the account's own campaign and message. */
async function filled(path: string, session: Session | null): Promise<string> {
  if (!session || !path.includes('{')) return path
  const { token } = session
  const [campaign] = (await call(agentCampaigns, {}, { token })).data.items
  const [message] = (await call(pushList, {}, { token })).data.items
  return path.replace('{campaign}', campaign?.activityId ?? '').replace('{message}', message?.id ?? '')
}

/** Long words, and right to left: the rows of the short plan take turns. */
const TURNS: readonly Locale[] = ['de', 'ar']
/** More long words, right to left, and scripts without spaces: only the layout. */
const LAID_OUT: readonly Locale[] = ['ru', 'fr', 'pl', 'fa-IR', 'ja', 'zh-TW']

for (const [place, { name, path, status = 200, who, isShort, variant }] of ROWS.entries())
  for (const locale of [...TURNS, 'en', ...LAID_OUT] as const) {
    const isLayout = LAID_OUT.includes(locale)
    const isTurn = isShort && locale === TURNS[place % TURNS.length]
    // Before the night each row is opened in one language, and a third of the screens that are no variants for one more layout.
    const others = variant || place % 3 > 0 ? [] : [LAID_OUT[(place / 3) % LAID_OUT.length]]
    const isNight = ![TURNS[place % TURNS.length], ...others].includes(locale)
    const size = isLayout ? '@once' : locale === 'ar' ? '@phone' : '@desktop'
    const inLong = [size, isNight ? '@night' : '@long']
    // On the phone in the short plan, and on the desktop in the long one.
    const tag = isTurn ? [] : inLong
    test(
      `[SHELL-2][SHELL-3][LOC-2][LOC-5][AUTH-7][D-21][UI-3][API-5] ${name} in ${locale} has no fault that any screen may not have`,
      { tag },
      async ({ page, context, complaints }, { project }) => {
        if (status === 404) complaints.expect(/status of 404/)
        const session = (await SESSIONS[who]?.()) ?? null
        if (session) await logIn(context, session)
        const preloaded: string[] = []
        page.on('console', (message) => {
          if (message.text().includes('preloaded')) preloaded.push(message.text())
        })
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        const screen = { path: await filled(path, session), status }
        const response = await openPage(page, addressOf(locale, screen.path))
        const visit = { screen, locale, response, complaints, preloaded, isPhone: project.name === 'phone' }
        for (const [what, check] of Object.entries(CHECKS))
          if (!isLayout || what === 'layout') expect.soft(await check(page, visit), what).toEqual([])
      },
    )
  }
