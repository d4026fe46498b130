/** A login as an app hands it over (contract §12). */
export interface ShellToken {
  uToken: string
  uid: string
  appVersion?: string
  deviceId?: string
}

/** One message from the app to the page. */
export interface ShellAnswer {
  /** ms after the page's request for the token; null means unasked, before the page's scripts run. */
  afterMs: number | null
  /** A valid message in the style of the request. */
  token?: ShellToken
  /** Sent instead of `token`, unchanged. */
  raw?: string
  /** Instead of `token`: the app's user has logged out. */
  isLogout?: boolean
  /** Sent by `postMessage`, like a foreign frame. */
  isForeign?: boolean
}

/** Plain JSON, because it is sent into a page that has not begun. */
export interface ShellOptions {
  names: { handler: string; androidObject: string; scheme: string }
  /** The object of the new style; null means an app of the old style, which has none. */
  object: 'ios' | 'android' | null
  /** In the user agent; null when the user agent is the browser's own. */
  agentVersion: string | null
  /** Answers to the first request for the token; requests after all of them get the last one again. */
  answers: readonly ShellAnswer[]
  /** Sent after the page has asked the app to log in; null when the user closes the login. */
  login: ShellToken | null
}

export interface ShellTraffic {
  from: 'page' | 'app'
  /** The function, object or address that carried the message. */
  by: string
  text: string
}

export interface FakeShell {
  traffic: ShellTraffic[]
  answer: (answer: ShellAnswer) => void
}

/**
 * Makes a page believe that it runs in the app (APP-7): user agent, bridge object, frames of the app's scheme. Runs before the
 * page's first script. It refers to nothing outside itself, because browser tests send its source into the page.
 */
export function installFakeShell(
  page: Window & typeof globalThis,
  { names, object, agentVersion, answers, login }: ShellOptions,
  onTraffic?: (traffic: ShellTraffic) => void,
): FakeShell {
  const LOGIN_TAKES_MS = 500
  const traffic: ShellTraffic[] = []
  let requests = 0
  let waiting = 0
  let isOldStyle = object === null
  const note = (from: ShellTraffic['from'], by: string, text: string) => {
    const entry = { from, by, text }
    traffic.push(entry)
    onTraffic?.(entry)
  }

  const answer = ({ token, raw, isForeign, isLogout }: ShellAnswer) => {
    const logout = isLogout ? (isOldStyle ? '{"uToken":"","uid":""}' : '{"name":"logout"}') : undefined
    const text = raw ?? logout ?? JSON.stringify(isOldStyle || !token ? token : { name: 'token', data: token })
    const by = isForeign ? 'postMessage' : isOldStyle ? 'setAppToken' : 'onFanfareMessage'
    note('app', by, text)
    if (isForeign) page.postMessage(text, '*')
    else (page as unknown as Record<string, (message: string) => void>)[by]?.(text)
  }
  const later = (ms: number, given: ShellAnswer) => {
    waiting += 1
    page.setTimeout(() => {
      waiting -= 1
      answer(given)
    }, ms)
  }

  const receive = (by: string, text: string, name: string) => {
    note('page', by, text)
    if (name === 'login' && login) later(LOGIN_TAKES_MS, { afterMs: 0, token: login })
    if (name !== 'getToken' || waiting > 0) return
    requests += 1
    if (requests > 1) return answers.slice(-1).forEach((given) => later(0, given))
    for (const given of answers) if (given.afterMs !== null) later(given.afterMs, given)
  }
  const receiveJson = (by: string) => ({
    postMessage: (json: string) => {
      isOldStyle = false
      receive(by, json, (JSON.parse(json) as { name: string }).name)
    },
  })
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true })

  if (agentVersion !== null)
    define(page.navigator, 'userAgent', `${page.navigator.userAgent} FanfareApp/${agentVersion}`)
  if (object === 'ios')
    define(page, 'webkit', {
      messageHandlers: { [names.handler]: receiveJson(`webkit.messageHandlers.${names.handler}`) },
    })
  if (object === 'android') define(page, names.androidObject, receiveJson(names.androidObject))

  // An app does not load addresses of its own scheme.
  const frame = page.HTMLIFrameElement.prototype
  const own = Object.getOwnPropertyDescriptor(frame, 'src') as PropertyDescriptor
  Object.defineProperty(frame, 'src', {
    ...own,
    set(this: HTMLIFrameElement, address: string) {
      if (address.startsWith(`${names.scheme}://`)) {
        isOldStyle = true
        receive(`${names.scheme}://`, address, new URL(address).host)
      } else own.set?.call(this, address)
    },
  })

  const early = answers.filter(({ afterMs }) => afterMs === null)
  page.document.addEventListener('DOMContentLoaded', () => early.forEach(answer))
  return { traffic, answer }
}
