'use client'

import { useSyncExternalStore } from 'react'

const MARK = 'data-session'

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [MARK] })
  return () => observer.disconnect()
}

/** Whether CSS shows the page as logged in (lib/session/starts-logged-in.ts); false on the server. For leaves without the runtime. */
export function useSessionMark(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.hasAttribute(MARK),
    () => false,
  )
}
