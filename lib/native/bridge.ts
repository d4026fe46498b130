import { isAtLeast } from './app-version.ts'
import { NATIVE } from './settings.ts'

/** Native app info (APP-2) as far as the app told it. */
export interface AppInfo {
  appVersion: string | null
  deviceId: string | null
}

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
  /** A token arrived; it may come late, twice, or for another account. */
  onToken: (credentials: AppCredentials) => void
  /** A malformed or foreign message, told without its content. */
  onRefused: (reason: string) => void
}

export interface Bridge {
  inApp: boolean
  version: string | null
  askForToken: () => void
  /** @throws nothing; a message the app does not know is the app's business. */
  open: (route: string, params?: Record<string, string>) => void
  login: () => void
  dispose: () => void
}

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
  return typeof message === 'object' && message !== null && !Array.isArray(message) ? (message as Record<string, unknown>) : null
}

/** The only accepted form of a token (webview.md §2); null for anything else. */
export function readCredentials(message: unknown): AppCredentials | null {
  const outer = readObject(message)
  if (!outer) return null
  const data = outer.name === 'token' ? readObject(outer.data) : outer
  if (!data) return null
  const { uToken, uid, appVersion, deviceId } = data
  if (typeof uToken !== 'string' || !TOKEN.test(uToken) || typeof uid !== 'string' || !UID.test(uid)) return null
  return {
    uToken,
    uid,
    info: {
      appVersion: typeof appVersion === 'string' ? appVersion : null,
      deviceId: typeof deviceId === 'string' ? deviceId : null,
    },
  }
}

const versionOf = (window: BridgeWindow): string | null => NATIVE.userAgent.exec(window.navigator.userAgent)?.[1] ?? null

function newStylePort(window: BridgeWindow): ((json: string) => void) | null {
  const ios = window.webkit?.messageHandlers?.[NATIVE.handler]
  if (ios) return (json) => ios.postMessage(json)
  const android = window[NATIVE.androidObject] as { postMessage?: (json: string) => void } | undefined
  return typeof android?.postMessage === 'function' ? (json) => android.postMessage?.(json) : null
}

/** Old style: a navigation of a hidden frame, one at a time. */
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
 * The native bridge of webview.md: asks for the token, listens for it, opens things in the app. Outside the app every
 * message is refused. The head script's queue (`__fanfareMessages`) is drained first, because apps call early.
 */
export function createBridge(window: BridgeWindow, { onToken, onRefused }: BridgeListeners): Bridge {
  const port = newStylePort(window)
  const version = versionOf(window)
  const inApp = version !== null || port !== null
  const newStyle = port !== null && (version === null || isAtLeast(version, NATIVE.newStyleFrom))
  const sendOld = oldStyleSender(window)
  let answered = false
  let nextId = 1
  const timers: ReturnType<typeof setTimeout>[] = []

  const send = (name: string, params: Record<string, string> = {}) => {
    if (!inApp) return
    if (newStyle && port) port(JSON.stringify({ id: String(nextId++), name, params }))
    else sendOld(name, params)
  }
  const receive = (message: unknown) => {
    if (!inApp) return onRefused('a bridge message outside the app')
    const credentials = readCredentials(message)
    if (!credentials) return onRefused('a malformed bridge message')
    answered = true
    onToken(credentials)
  }
  const queued = window.__fanfareMessages
  window.onFanfareMessage = receive
  window.setAppToken = receive
  if (Array.isArray(queued)) for (const message of queued.splice(0)) receive(message)

  return {
    inApp,
    version,
    askForToken: () => {
      answered = false
      send('getToken')
      for (const wait of NATIVE.askAgainAfter) timers.push(setTimeout(() => answered || send('getToken'), wait))
    },
    open: (route, params = {}) => send('open', { route, ...params }),
    login: () => send('login'),
    dispose: () => timers.forEach(clearTimeout),
  }
}
