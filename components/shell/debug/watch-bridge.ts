import type { BridgeWindow } from '#lib/native/bridge.ts'
import { NATIVE } from '#lib/native/settings.ts'

export interface BridgeMessage {
  from: 'app' | 'page'
  /** `open`, `login`, `getToken` or `token`; `unreadable` for anything else. */
  name: string
  /** Names only: a message of the app carries a token. */
  fields: string[]
}

type Port = { postMessage?: (json: string) => void }
type Note = (message: BridgeMessage) => void

function readMessage(from: BridgeMessage['from'], message: unknown): BridgeMessage {
  try {
    const { name, params, data, ...rest } = (typeof message === 'string' ? JSON.parse(message) : message) as Record<
      string,
      unknown
    >
    const inner = typeof data === 'string' ? (JSON.parse(data) as object) : data
    const fields = Object.keys(params ?? inner ?? rest)
    return { from, name: typeof name === 'string' ? name : 'uToken' in rest ? 'token' : 'unreadable', fields }
  } catch {
    return { from, name: 'unreadable', fields: [] }
  }
}

/** Calls `before` with each argument that the method gets; returns how to stop. Objects of an app may refuse the change. */
function tap<T extends object>(owner: T, name: keyof T & string, before: (argument: unknown) => void): () => void {
  const original = owner[name]
  if (typeof original !== 'function') return () => undefined
  const tapped = (argument: unknown): unknown => {
    before(argument)
    return (original as (this: T, argument: unknown) => unknown).call(owner, argument)
  }
  try {
    owner[name] = tapped as T[typeof name]
  } catch {
    return () => undefined
  }
  return () => {
    if (owner[name] === tapped) owner[name] = original
  }
}

/** The old style navigates a hidden frame, `fanfare://name?params`. */
function watchFrames(document: Document, note: Note): () => void {
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const source = added instanceof HTMLIFrameElement ? added.src : ''
      if (!source.startsWith(`${NATIVE.scheme}://`)) continue
      const [name = '', query = ''] = source.slice(NATIVE.scheme.length + 3).split('?')
      note({ from: 'page', name, fields: [...new URLSearchParams(query).keys()] })
    }
  })
  observer.observe(document.documentElement, { childList: true })
  return () => observer.disconnect()
}

/** Notes each message between page and app from now on, without its values; returns how to stop. */
export function watchBridge(window: BridgeWindow, note: Note): () => void {
  const fromApp = (message: unknown) => note(readMessage('app', message))
  const fromPage = (message: unknown) => note(readMessage('page', message))
  const ports = [window.webkit?.messageHandlers?.[NATIVE.handler], window[NATIVE.androidObject] as Port | undefined]
  const stops = [
    tap(window, 'onFanfareMessage', fromApp),
    tap(window, 'setAppToken', fromApp),
    ...ports.map((port) => (port ? tap(port as Port, 'postMessage', fromPage) : () => undefined)),
    watchFrames(window.document, note),
  ]
  return () => stops.forEach((stop) => stop())
}
