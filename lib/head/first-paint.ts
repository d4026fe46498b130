import { IN_APP_BROWSER } from '../native/in-app-browser.ts'
import { CLAIMABLE_KEY, JOINED_KEY } from '../offline/forget-user.ts'
import { rememberInviteCode } from '../session/invite-code.ts'
import { askToJoin } from '../session/join-intent.ts'
import { LOGIN_MARK, PERSIST_RECORD } from '../session/recorded-login.ts'
import { DETECTED_COOKIE, LOCALE_COOKIE, RISES_COOKIE, runEach, THEME_COOKIE } from './early.ts'
import { keepCookie } from './keep-cookie.ts'

/** What browsers and the app (contract §12) may add to a page. */
interface AppWindow extends Window {
  trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void }
  webkit?: { messageHandlers?: { fanfare?: object } }
  FanfareBridge?: object
  __fanfareMessages?: unknown[]
  onFanfareMessage?: (message: unknown) => void
  setAppToken?: (message: unknown) => void
}

const root = document.documentElement
const page: AppWindow = window

function cookie(name: string, value: string) {
  try {
    return new RegExp(`(?:^|; )${name}=(${value})(?:;|$)`).exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

function readStored(key: string) {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const LANGUAGE = '[\\w-]+'

/** React makes each script element of a page that it draws itself (structured data) from this text; it never runs. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * The page's only default Trusted Types policy (reliability D-21). Scripts of our own build and the service worker may be loaded,
 * and text without markup may become HTML. Everything else that would run a text is refused.
 */
function allowOwnScripts() {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, document.baseURI)
      return origin === location.origin && /^\/(?:_next\/static\/|sw\.js$)/.test(pathname) ? text : null
    },
  })
}

/** How many messages wait for the bridge, because apps call early; the rest of a flood is dropped. */
const LONGEST_QUEUE = 20

/**
 * LOC-3: `localStorage` keeps the reader's choice of a language as well, because browsers drop cookies of scripts early, Safari after a
 * week. Then the cookie is set again, and a page that the server has led to, in a language that it had to detect, gives way to the
 * chosen one before it is drawn. A language that the reader's link names stays.
 */
function keepChosenLanguage() {
  const chosen = cookie(LOCALE_COOKIE, LANGUAGE)
  const detected = cookie(DETECTED_COOKIE, LANGUAGE)
  if (detected) keepCookie(DETECTED_COOKIE, '', 0)
  if (chosen) return localStorage.setItem(LOCALE_COOKIE, chosen)
  const stored = readStored(LOCALE_COOKIE)
  if (!/^[\w-]+$/.test(stored)) return
  keepCookie(LOCALE_COOKIE, stored)
  const { pathname, search, hash } = location
  const [, shown = ''] = pathname.split('/')
  if (shown === stored || shown !== detected) return
  root.hidden = true
  location.replace(pathname.replace(shown, stored) + search + hash)
}

/** The two functions that the app may call before the bridge is there. */
function queueAppMessages() {
  const queue: unknown[] = (page.__fanfareMessages = [])
  page.onFanfareMessage = page.setAppToken = (message) => {
    if (queue.length < LONGEST_QUEUE) queue.push(message)
  }
}

function paint(theme: 'dark' | 'light') {
  root.classList.toggle('dark', theme === 'dark')
  root.style.colorScheme = theme
}

/**
 * SHELL-3 without a flash: sets the reader's theme, else the system's, which is followed while the page is open. Also sets the
 * reader's colours of rises and falls, which override those of the language.
 */
function followTheme() {
  const rises = cookie(RISES_COOKIE, 'red|green')
  if (rises) root.dataset.rises = rises
  const chosen = cookie(THEME_COOKIE, 'dark|light') ?? readStored(THEME_COOKIE)
  const isChosen = chosen === 'dark' || chosen === 'light'
  paint(isChosen ? chosen : 'light')
  if (isChosen) return
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => paint(system.matches ? 'dark' : 'light')
  follow()
  system.onchange = () => cookie(THEME_COOKIE, 'dark|light') ?? follow()
}

/**
 * `data-session` when the page starts as logged in (AUTH-2): a token, or the store's record of a login. `data-claimable` when the user
 * had something to claim on the last visit (SCR-1), and `data-joined` on the page of an activity that the user has joined.
 */
export function markSession() {
  const hasToken = cookie('ccToken', '[^;]+') !== undefined || readStored('uToken') !== ''
  if (!hasToken && !readStored(PERSIST_RECORD).includes(LOGIN_MARK)) return
  root.dataset.session = ''
  if (readStored(CLAIMABLE_KEY)) root.dataset.claimable = ''
  if (readStored(JOINED_KEY).includes(`"${location.pathname.replace(/^\/[^/]+/, '')}"`)) root.dataset.joined = ''
}

/** The invite code of the address or of an earlier visit (AUTH-5). */
function markInvite() {
  const code = rememberInviteCode(location.search)
  if (code === null) return
  root.dataset.invite = code
  root.style.setProperty('--invite', `"${code}"`)
}

/**
 * Sets `data-webview` inside the app (contract §12), to the app's version or empty; `?hideNav=1` sets it in previews. Sets
 * `data-in-app` in the browser of another app (SCR-13).
 */
function markApp() {
  const { userAgent } = navigator
  const version = /\bFanfareApp\/(\d+\.\d+\.\d+)\b/.exec(userAgent)?.[1]
  const hasBridge = page.webkit?.messageHandlers?.fanfare ?? page.FanfareBridge
  if (version || hasBridge || /[?&]hideNav=1(?:&|$)/.test(location.search)) root.dataset.webview = version ?? ''
  else if (!('standalone' in navigator && navigator.standalone) && new RegExp(IN_APP_BROWSER).test(userAgent))
    root.dataset.inApp = ''
}

/** Remembers a press on a link that asks to join an activity after the account form; `next` is the activity's page. */
export function rememberJoin() {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-joins]') : null
      const path = link && new URLSearchParams(link.search).get('next')
      if (path) askToJoin(link.dataset.joins ?? '', path)
    },
    true,
  )
}

/** What has to be so at the first paint. */
export const paintFirst = () =>
  runEach([keepChosenLanguage, allowOwnScripts, queueAppMessages, followTheme, markSession, markInvite, markApp])
