import type { Browser, Page } from '@playwright/test'
import { stack } from '../support/stack.ts'
import { settle } from '../support/settle.ts'
import { expect, test } from '../support/test.ts'
import { text } from '../support/texts.ts'
import { newUser } from '../support/users.ts'
import { addressOf, SCREENS } from '../support/screens.ts'

// Banners that move on would look like effects.
const STILL = { reducedMotion: 'reduce' } as const
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESKTOP = { ...STILL, viewport: { width: 1280, height: 800 } }
/** A screen reader focuses a control and calls its `click()`. */
const MEANS = ['touch', 'mouse', 'keyboard', 'reader'] as const
type Means = (typeof MEANS)[number]
/** How long the page is left alone before the press, ms; at once is before the first script has run. */
const DELAYS = [0, 800, 2500, 6000]
/** How long a person holds a key or a button, ms. */
const HELD_MS = 60
/** Pages that are open at the same time. */
const AT_ONCE = 4

/** The header is the same on every page, so it is pressed on one. */
const HEADER_PATH = '/en'
/** Links work without a script: one of each page is pressed. */
const CONTROLS = 'button, summary, select, input:not([type=hidden]), main a[href^="/"]'

interface Control {
  /** Among all of the page. */
  index: number
  isLink: boolean
  name: string
}

/** Runs in the page before any script: its controls. */
function controlsOf([selector, inHeader]: readonly [string, boolean]): Control[] {
  let links = 0
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
    const shown = control.closest('label') ?? control
    const { width, height } = shown.getBoundingClientRect()
    if (!shown.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2) return []
    if (!inHeader && control.closest('header')) return []
    if (control.ariaDisabled === 'true' || (control as HTMLButtonElement).disabled) return []
    if (control.matches('a') && ((control as HTMLAnchorElement).pathname === location.pathname || links++ > 0))
      return []
    // The page opens these rows itself, with a press or without one.
    if (innerWidth >= 1024 && control.matches('aside:has([data-fills]) summary')) return []
    // Another press of a chosen tab changes nothing.
    if (control.matches(':checked, [aria-selected=true], [aria-pressed=true], [aria-current]')) return []
    const words = control.ariaLabel ?? (control as HTMLInputElement).name ?? ''
    return [
      {
        index,
        isLink: control.matches('a'),
        name: `${control.tagName} ${words || shown.innerText.replaceAll(/\s+/g, ' ')}`,
      },
    ]
  })
}

/** Runs in the page: everything that a press can change. */
function stateOf(): string {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const seen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  return JSON.stringify([
    location.pathname + location.search,
    document.documentElement.classList.contains('dark'),
    all(':popover-open, details[open], [role=dialog], [role=alert], [aria-invalid=true]').filter(seen).length,
    all('button, a, summary, [role]').map(
      ({ ariaLabel, ariaDisabled, ariaChecked, ariaSelected, ariaPressed, ariaExpanded, ariaCurrent }) =>
        [ariaLabel, ariaDisabled, ariaChecked, ariaSelected, ariaPressed, ariaExpanded, ariaCurrent].join(' '),
    ),
    all('input, select, textarea').map((element) => {
      const { type, value, checked } = element as HTMLInputElement
      return [type, value, checked]
    }),
    all('main li, main tr, main input, .notistack-SnackbarContainer').filter(seen).length,
    (window as unknown as { done?: string[] }).done,
  ])
}

/** Runs in the page: notes what a press does outside of it. */
function watchEffects(): void {
  const done: string[] = []
  Object.assign(window, { done })
  const note = (what: object, name: string) =>
    Object.defineProperty(what, name, { value: async () => void done.push(name), configurable: true })
  if (navigator.clipboard) note(navigator.clipboard, 'writeText')
  note(navigator, 'share')
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    done.push('file')
    return create(file)
  }
}

/** Runs in the page: brings the control to the middle of the screen, focuses it for a keyboard, and says where it is. */
function reach([selector, index, byKeyboard]: readonly [string, number, boolean]) {
  const control = document.querySelectorAll<HTMLElement>(selector)[index] as HTMLInputElement & HTMLSelectElement
  const isBox = /^(checkbox|radio)$/.test(control.type)
  const shown = isBox ? (control.closest('label') ?? control) : control
  shown.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = shown.getBoundingClientRect()
  const isSelect = control.matches('select')
  const isSlider = control.matches('[type=range]')
  if (byKeyboard || isSelect) control.focus()
  return {
    // A slider is in its middle already.
    x: left + width * (isSlider ? 0.9 : 0.5),
    y: top + height / 2,
    isText: control.matches('input') && !isBox && !isSlider,
    // The list of a select is the browser's own: another option is chosen by a key, as a slider is moved.
    selectKey: isSelect ? (control.selectedIndex > 0 ? 'ArrowUp' : 'ArrowDown') : isSlider && byKeyboard && 'ArrowUp',
  }
}

async function press(page: Page, { index, isLink }: Control, means: Means): Promise<void> {
  const { x, y, isText, selectKey } = await page.evaluate(reach, [CONTROLS, index, means === 'keyboard'] as const)
  if (selectKey) return page.keyboard.press(selectKey)
  if (means === 'touch') await page.touchscreen.tap(x, y)
  if (means === 'reader')
    await page.evaluate(
      ([selector, at]) => {
        const control = document.querySelectorAll<HTMLElement>(selector)[at]
        control?.focus()
        control?.click()
      },
      [CONTROLS, index] as const,
    )
  if (means === 'mouse') await page.mouse.click(x, y, { delay: HELD_MS })
  if (isText) return page.keyboard.type('ab', { delay: 200 })
  if (means === 'keyboard') await page.keyboard.press(isLink ? 'Enter' : ' ', { delay: HELD_MS })
}

async function open(browser: Browser, path: string, means: Means) {
  const context = await browser.newContext(means === 'touch' ? PHONE : DESKTOP)
  await context.addInitScript(watchEffects)
  const page = await context.newPage()
  await page.goto(stack.siteOrigin + path, { waitUntil: 'domcontentloaded' })
  return { page, close: () => context.close() }
}

/** The controls of a page, and what it is like where nothing is pressed. */
async function untouched(browser: Browser, path: string, means: Means) {
  const { page, close } = await open(browser, path, means)
  const controls = await page.evaluate(controlsOf, [CONTROLS, path === HEADER_PATH] as const)
  await settle(page)
  const state = await page.evaluate(stateOf)
  await close()
  return { controls, state }
}

interface Press {
  path: string
  control: Control
  means: Means
  delay: number
  /** Of the page where nothing is pressed. */
  state: string
}

async function isLost(browser: Browser, { path, control, means, delay, state }: Press): Promise<boolean> {
  const { page, close } = await open(browser, path, means)
  await page.waitForTimeout(delay)
  await press(page, control, means)
  const isChanged = async () => (await page.evaluate(stateOf)) !== state
  if (!control.isLink) await settle(page)
  const lost = await expect
    .poll(() => (control.isLink ? new URL(page.url()).pathname !== path.split('?', 1)[0] : isChanged()))
    .toBe(true)
    .then(
      () => false,
      () => true,
    )
  await close()
  return lost
}

/** Every control by one means after one delay, which take turns; those of the main forms by every means. */
async function pressesOf(browser: Browser, path: string): Promise<Press[]> {
  const inEveryWay = /\/(?:login|register)/.test(path)
  // A mouse and a keyboard have the same page.
  const [onPhone, onDesktop] = await Promise.all([untouched(browser, path, 'touch'), untouched(browser, path, 'mouse')])
  const pages = MEANS.map((means) => ({ means, ...(means === 'touch' ? onPhone : onDesktop) }))
  return pages.flatMap(({ means, controls, state }, turn) =>
    controls.flatMap((control, place) => {
      if (!inEveryWay && place % MEANS.length !== turn) return []
      return [{ path, control, means, delay: DELAYS[(place + turn) % DELAYS.length] ?? 0, state }]
    }),
  )
}

/** The lost ones of these presses. */
async function lostOf(browser: Browser, presses: Press[]): Promise<string[]> {
  // An empty list would lose nothing.
  expect(presses.length).toBeGreaterThan(0)
  const lost: string[] = []
  const work = async () => {
    for (let one = presses.shift(); one; one = presses.shift())
      if (await isLost(browser, one)) lost.push(`${one.control.name}, by ${one.means} after ${one.delay} ms`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return lost
}

/** Without the token of a mail the form of a new password goes away at once. */
const PRESSED = SCREENS.filter(({ name }) => name !== 'reset-password')

for (const [place, path] of [...new Set(PRESSED.map((screen) => addressOf('en', screen.path)))].entries())
  for (const [part, stride, plan] of [
    ['an eighth', 8, place % 2 ? '@night' : '@long'],
    ['all', 1, '@night'],
  ] as const)
    test(
      `[ACT-8][SCR-12] no first press is lost: ${part} of ${path}`,
      { tag: ['@once', plan] },
      async ({ browser }) => {
        const presses = (await pressesOf(browser, path)).filter((_, place) => place % stride === 0)
        expect(await lostOf(browser, presses)).toEqual([])
      },
    )

test('[SCR-12] the first touch of the login’s captcha, eye and “Fill in” does what each of them says @once', async ({
  browser,
}) => {
  const first = async (name: string, expected: (page: Page) => Promise<void>) => {
    const { page, close } = await open(browser, '/en/login', 'touch')
    await page.getByRole(name.startsWith('I’m') ? 'checkbox' : 'button', { name }).tap()
    await expected(page)
    await close()
  }
  await Promise.all([
    first(text('en', 'account.captcha_idle'), (page) => expect(page.getByRole('checkbox')).toBeChecked()),
    first(text('en', 'account.show_password'), (page) =>
      expect(page.locator('#account-password')).toHaveAttribute('type', 'text'),
    ),
    first('Fill in trader@fanfare.example', (page) =>
      expect(page.locator('#account-email')).toHaveValue('trader@fanfare.example'),
    ),
  ])
})

test('[SCR-12] Enter as the first key logs in with the values of a password manager @once', async ({ browser }) => {
  const { loginName, password } = await newUser()
  const { page, close } = await open(browser, '/en/login', 'keyboard')
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.assign(document.querySelector(`#account-${name}`) ?? {}, { value })
    },
    { email: loginName, password },
  )
  await page.locator('#account-password').press('Enter')
  await expect(page).not.toHaveURL(/login/)
  await close()
})
