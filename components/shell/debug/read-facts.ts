import { readAppInfo } from '#lib/native/app-info.ts'
import { isAtLeast } from '#lib/native/app-version.ts'
import { readBearerToken } from '#lib/session/tokens.ts'
import type { BridgeWindow } from '#lib/native/bridge.ts'
import { NATIVE } from '#lib/native/settings.ts'
import type { RootState } from '#store/store.ts'
import { hideFields, hideTexts, secretsIn } from './hide-secrets.ts'
import { hostLatencies, recentCalls } from './recent-calls.ts'
import { versionFacts } from './version-facts.ts'
import type { BridgeMessage } from './watch-bridge.ts'

/** The panels in their order. */
export const PANELS = ['network', 'bridge', 'store', 'version'] as const
export type PanelName = (typeof PANELS)[number]
/** The text of each panel, without secrets. */
export type Facts = Record<PanelName, string>

interface Sources {
  page: Window
  commit: string
  /** null: not loaded yet. */
  state: RootState | null
  /** The oldest first. */
  messages: readonly BridgeMessage[]
}

/** The cache of answers holds personal data, so of each answer only its name and status. */
function storeFacts({ api, ...slices }: RootState): object {
  const queries = Object.values(api.queries).map((query) => `${query?.endpointName ?? ''} ${query?.status ?? ''}`)
  return { ...(hideFields(slices) as object), answers: queries }
}

export function readFacts({ page, commit, state, messages }: Sources): Facts {
  const timings = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const { origin } = page.location
  const facts: Record<PanelName, unknown> = {
    network: {
      calls: recentCalls(timings, origin),
      domains: state?.systemInfo,
      latencies: hostLatencies(timings, origin),
    },
    bridge: { ...bridgeFacts(page as unknown as BridgeWindow), messages },
    store: state && storeFacts(state),
    version: versionFacts(commit, page),
  }
  const token = readBearerToken()?.value
  const secrets = [...secretsIn(state), ...(token ? [token] : [])]
  return Object.fromEntries(
    PANELS.map((name) => [name, hideTexts(JSON.stringify(facts[name], null, 2), secrets)]),
  ) as Facts
}

interface BridgeFacts {
  /** `none`: outside the app. */
  style: 'none' | 'old' | 'new'
  /** null: unknown, which counts as too old. */
  version: string | null
}

/** How this page talks to the app (webview.md §1). */
function bridgeFacts(window: BridgeWindow): BridgeFacts {
  const fromAgent = NATIVE.userAgent.exec(window.navigator.userAgent)?.[1] ?? null
  const hasPort = Boolean(window.webkit?.messageHandlers?.[NATIVE.handler] ?? window[NATIVE.androidObject])
  const version = fromAgent ?? readAppInfo().appVersion
  if (fromAgent === null && !hasPort) return { style: 'none', version }
  return { style: hasPort && isAtLeast(version, NATIVE.newStyleFrom) ? 'new' : 'old', version }
}
