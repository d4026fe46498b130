'use client'

import { useEffect, useState } from 'react'
import { useRuntime } from '#components/providers/runtime-provider.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { readPublicConfig } from '#lib/config/public-config.ts'
import type { BridgeWindow } from '#lib/native/bridge.ts'
import styles from './debug-panel.module.css'
import { PANELS, readFacts, type Facts } from './read-facts.ts'
import { watchBridge, type BridgeMessage } from './watch-bridge.ts'

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
    <section aria-label="Debug" lang="en" dir="ltr" className={styles.panel}>
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
    </section>
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
