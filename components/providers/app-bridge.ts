import { keepAppInfo, readAppInfo } from '#lib/native/app-info.ts'
import { createBridge, type AppCredentials, type Bridge, type BridgeWindow } from '#lib/native/bridge.ts'
import { reportRefused } from '#lib/native/refused-messages.ts'
import { type BearerToken, keepAppToken } from '#lib/session/tokens.ts'

/** The app is given this long to answer with a newer token, ms. */
const APP_ANSWERS_WITHIN_MS = 4000

type TokenListener = (credentials: AppCredentials | null) => void

export interface AppBridge {
  bridge: Bridge
  /** Calls the listener with every token of the app, after it has been stored, and with null at a logout; returns how to stop. */
  onAppToken: (listener: TokenListener) => () => void
  /** The next token that the app sends, other than `refused`; null when it stays silent. */
  nextToken: (refused?: BearerToken) => Promise<BearerToken | null>
}

/** The page's one bridge to the app. It stores the tokens that the app sends. */
export function createAppBridge(): AppBridge {
  const listeners = new Set<TokenListener>()
  const bridge = createBridge(window as unknown as BridgeWindow, {
    knownVersion: readAppInfo().appVersion,
    onToken: (credentials) => {
      if (credentials) {
        keepAppToken(credentials.uToken, credentials.uid)
        keepAppInfo(credentials.info)
      }
      for (const listener of listeners) listener(credentials)
    },
    onRefused: reportRefused,
  })
  const onAppToken = (listener: TokenListener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const nextToken = (refused?: BearerToken) =>
    new Promise<BearerToken | null>((resolve) => {
      const stop = onAppToken((credentials) => {
        if (!credentials || credentials.uToken === refused?.value) return
        stop()
        resolve({ value: credentials.uToken, from: 'app' })
      })
      setTimeout(() => {
        stop()
        resolve(null)
      }, APP_ANSWERS_WITHIN_MS)
    })
  return { bridge, onAppToken, nextToken }
}
