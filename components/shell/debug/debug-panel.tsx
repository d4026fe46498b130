'use client'

import { useEffect, useState } from 'react'
import { useRuntime } from '#components/providers/runtime-provider.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { readAppInfo } from '#lib/native/app-info.ts'
import { isAtLeast } from '#lib/native/app-version.ts'
import type { BridgeWindow } from '#lib/native/bridge.ts'
import { NATIVE } from '#lib/native/settings.ts'
import { readBearerToken } from '#lib/session/tokens.ts'
import type { RootState } from '#store/store.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import styles from './debug-panel.module.css'
import { hideFields, hideTexts, secretsIn } from './hide-secrets.ts'
import { hostLatencies, recentCalls } from './recent-calls.ts'
import { versionFacts } from './version-facts.ts'

const READ_EVERY_MS = 1000
const SHOWN_MESSAGES = 20

/** The facts of this page, read again each second. */
function useFacts(commit: string): Facts | null {
  const { state } = useRuntime()
  const store = state.runtime?.store
  const [facts, setFacts] = useState<Facts | null>(null)
  useEffect(() => {
    let messages: BridgeMessage[] = []
    const read = () => setFacts(readFacts({ page: window, commit, state: store?.getState() ?? null, messages }))
    const stop = watchBridge(window as unknown as BridgeWindow, (message) => {
      messages = [...messages, message].slice(-SHOWN_MESSAGES)
    })
    read()
    const timer = setInterval(read, READ_EVERY_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [commit, store])
  return facts
}

function Panels({ facts }: { facts: Facts }) {
  return (
    <Grid as="section" aria-label="Debug" lang="en" dir="ltr" gap="8" tone="primary" className={styles.panel}>
      {PANELS.map((name) => (
        <details key={name} data-panel={name}>
          <summary>{name}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by the keyboard */}
          <pre role="region" tabIndex={0} aria-label={name}>
            {facts[name]}
          </pre>
        </details>
      ))}
      <CopyButton
        text={PANELS.map((name) => `${name}\n${facts[name]}`).join('\n\n')}
        label="Copy all"
        copiedLabel="Copied"
        failedLabel="Not copied"
        look="outlined"
        size="sm"
      />
    </Grid>
  )
}

/** SHELL-5: the build, and network, bridge, store and version of this page, for developers; without tokens and personal data. */
export function DebugPanel({ commit }: { commit: string }) {
  const facts = useFacts(commit)
  if (readPublicConfig().live) return null
  return (
    <>
      <code>{commit}</code>
      {facts && <Panels facts={facts} />}
    </>
  )
}

/** The panels in their order. */
const PANELS = ['network', 'bridge', 'store', 'version'] as const
type PanelName = (typeof PANELS)[number]
/** The text of each panel, without secrets. */
type Facts = Record<PanelName, string>

interface Sources {
  page: Window
  commit: string
  /** null when not loaded yet. */
  state: RootState | null
  /** The oldest first. */
  messages: readonly BridgeMessage[]
}

/** The cache of answers holds personal data, so of each answer only its name and status. */
function storeFacts({ api, ...slices }: RootState): object {
  const queries = Object.values(api.queries).map((query) => `${query?.endpointName ?? ''} ${query?.status ?? ''}`)
  return { ...(hideFields(slices) as object), answers: queries }
}

function readFacts({ page, commit, state, messages }: Sources): Facts {
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
  /** null means unknown, which counts as too old. */
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

interface BridgeMessage {
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
function watchBridge(window: BridgeWindow, note: Note): () => void {
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
