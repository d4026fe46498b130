'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { NO_RUNTIME, RuntimeContext } from '#components/providers/runtime-provider.tsx'

/** Buttons of islands, and links that join after a login. */
const ACTIONS = 'button, a[data-joins], a[href*="?next="]'
const MARK = 'data-session'

/**
 * Islands in here stay as the server rendered them for visitors, and their actions cannot be pressed, because they have no user's
 * data.
 */
export function StillIslands({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const action of box.current?.querySelectorAll<HTMLElement>(ACTIONS) ?? []) action.inert = true
    // CSS hides a visitor's parts from readers with a session until their own data replaces them (lib/session/starts-logged-in.ts). Here
    // nothing replaces them, so this removes the mark while the component is mounted.
    const root = document.documentElement
    const isMarked = root.hasAttribute(MARK)
    const unmark = () => root.removeAttribute(MARK)
    unmark()
    const observer = new MutationObserver(unmark)
    observer.observe(root, { attributeFilter: [MARK] })
    return () => {
      observer.disconnect()
      if (isMarked) root.setAttribute(MARK, '')
    }
  }, [])
  return (
    <RuntimeContext value={NO_RUNTIME}>
      <div ref={box} style={{ display: 'contents' }}>
        {children}
      </div>
    </RuntimeContext>
  )
}
