import { readAppInfo } from '#lib/native/app-info.ts'
import { isAtLeast } from '#lib/native/app-version.ts'
import type { BridgeWindow } from '#lib/native/bridge.ts'
import { NATIVE } from '#lib/native/settings.ts'

export interface BridgeFacts {
  /** `none`: outside the app. */
  style: 'none' | 'old' | 'new'
  /** null: unknown, which counts as too old. */
  version: string | null
}

/** How this page talks to the app (webview.md §1). */
export function bridgeFacts(window: BridgeWindow): BridgeFacts {
  const fromAgent = NATIVE.userAgent.exec(window.navigator.userAgent)?.[1] ?? null
  const hasPort = Boolean(window.webkit?.messageHandlers?.[NATIVE.handler] ?? window[NATIVE.androidObject])
  const version = fromAgent ?? readAppInfo().appVersion
  if (fromAgent === null && !hasPort) return { style: 'none', version }
  return { style: hasPort && isAtLeast(version, NATIVE.newStyleFrom) ? 'new' : 'old', version }
}
