import { appInfoOf, type AppInfo } from './app-info.ts'
import { isAtLeast } from './app-version.ts'
import { NATIVE } from './settings.ts'

export interface AppCredentials {
  uToken: string
  uid: string
  info: AppInfo
}

export interface BridgeWindow {
  navigator: { userAgent: string }
  document: Document
  webkit?: { messageHandlers?: Record<string, { postMessage: (json: string) => void } | undefined> }
  [name: string]: unknown
}

interface BridgeListeners {
  /** A token arrived, perhaps late, twice, or for another account. null when the user has logged out in the app. */
  onToken: (credentials: AppCredentials | null) => void
  /** Called for a malformed or foreign message, without its content. */
  onRefused: (reason: string) => void
  /** The version that the app sent in an earlier visit (contract §12). */
  knownVersion?: string | null
}

export type Bridge = ReturnType<typeof createBridge>

const TOKEN = /^[A-Za-z0-9._-]{16,512}$/
const UID = /^[A-Za-z0-9]{1,64}$/
const LONGEST_MESSAGE = 8192

function readObject(message: unknown): Record<string, unknown> | null {
  if (typeof message === 'string') {
    if (message.length > LONGEST_MESSAGE) return null
    try {
      return readObject(JSON.parse(message) as unknown)
    } catch {
      return null
    }
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null
  // Only its own fields: those of a prototype are not part of the message.
  return Object.assign(Object.create(null) as Record<string, unknown>, message)
}

/** The only accepted form of a token (contract §12); null for anything else. */
export function readCredentials(message: unknown): AppCredentials | null {
  const outer = readObject(message)
  if (!outer) return null
  const data = outer.name === 'token' ? readObject(outer.data) : outer
  if (!data) return null
  const { uToken, uid } = data
  if (typeof uToken !== 'string' || !TOKEN.test(uToken) || typeof uid !== 'string' || !UID.test(uid)) return null
  return { uToken, uid, info: appInfoOf(data) }
}

/** Whether the app says that its user has logged out: `{ name: 'logout' }`, or an empty token (contract §12). */
function isLogout(message: unknown) {
  const outer = readObject(message)
  const data = outer?.name === 'token' ? readObject(outer.data) : outer
  return outer?.name === 'logout' || data?.uToken === ''
}

/** The app's object, which may be there before its function is. */
const bridgeObject = (window: BridgeWindow) =>
  (window.webkit?.messageHandlers?.[NATIVE.handler] ?? window[NATIVE.androidObject]) as
    { postMessage?: (json: string) => void } | undefined

/** Returns whether the app has taken the message: a bridge may throw, or have no function, while the app is still starting. */
function postNewStyle(window: BridgeWindow, json: string): boolean {
  try {
    const bridge = bridgeObject(window)
    if (typeof bridge?.postMessage !== 'function') return false
    bridge.postMessage(json)
    return true
  } catch {
    return false
  }
}

/** Old style: navigates a hidden frame, for one message at a time. */
function oldStyleSender(window: BridgeWindow): (name: string, params: Record<string, string>) => void {
  let at = Promise.resolve()
  return (name, params) => {
    at = at.then(async () => {
      const frame = window.document.createElement('iframe')
      frame.hidden = true
      frame.src = `${NATIVE.scheme}://${name}?${new URLSearchParams(params).toString()}`
      window.document.documentElement.append(frame)
      await new Promise((resolve) => setTimeout(resolve, NATIVE.oldStyleGapMs))
      frame.remove()
    })
  }
}

/**
 * The native bridge of contract §12: asks for the token, listens for it, opens things in the app. Outside the app every
 * message is refused. The head script's queue (`__fanfareMessages`) is drained first, because apps call early.
 */
export function createBridge(window: BridgeWindow, { onToken, onRefused, knownVersion = null }: BridgeListeners) {
  const fromAgent = NATIVE.userAgent.exec(window.navigator.userAgent)?.[1] ?? null
  const inApp = fromAgent !== null || bridgeObject(window) !== undefined
  const sendOld = oldStyleSender(window)
  let told = knownVersion
  let answered = false
  let nextId = 1
  let timers: ReturnType<typeof setTimeout>[] = []
  const version = () => fromAgent ?? told

  /** Returns whether the app has taken the message, as far as the page can know. */
  const send = (name: string, params: Record<string, string> = {}): boolean => {
    if (!inApp) return true
    if (bridgeObject(window) && isAtLeast(version(), NATIVE.newStyleFrom))
      return postNewStyle(window, JSON.stringify({ id: String(nextId++), name, params }))
    sendOld(name, params)
    return true
  }
  let untaken: ReturnType<typeof setTimeout> | undefined
  /**
   * Sends what a person asked for, twice more while the bridge throws: one that throws may have acted nevertheless. Only the newest wish
   * waits, so that several presses open one screen.
   */
  const sendUntilTaken = (
    name: string,
    params?: Record<string, string>,
    [wait, ...later]: readonly number[] = NATIVE.askAgainAfter.slice(0, 2),
  ): void => {
    clearTimeout(untaken)
    if (send(name, params) || wait === undefined) return
    untaken = setTimeout(() => sendUntilTaken(name, params, later), wait)
  }
  const receive = (message: unknown) => {
    if (!inApp) return onRefused('a bridge message outside the app')
    const credentials = readCredentials(message)
    if (!credentials && !isLogout(message)) return onRefused('a malformed bridge message')
    answered = true
    told = credentials?.info.appVersion ?? told
    onToken(credentials)
  }
  const queued = window.__fanfareMessages
  window.onFanfareMessage = receive
  window.setAppToken = receive
  if (Array.isArray(queued)) for (const message of queued.splice(0)) receive(message)

  return {
    inApp,
    /** From the user agent, else as the app sent it; null means unknown and counts as too old. */
    get version() {
      return version()
    },
    askForToken: () => {
      timers.forEach(clearTimeout)
      answered = false
      send('getToken')
      timers = NATIVE.askAgainAfter.map((wait) => setTimeout(() => void (answered || send('getToken')), wait))
    },
    /** Never throws, not even for a message that the app does not know. */
    open: (route: string, params: Record<string, string> = {}) => sendUntilTaken('open', { ...params, route }),
    login: () => sendUntilTaken('login'),
  }
}
