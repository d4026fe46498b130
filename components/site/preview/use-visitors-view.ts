'use client'

import { useLayoutEffect } from 'react'

const MARK = 'data-session'

/**
 * CSS hides a visitor's parts from readers with a session until their own data replaces them (lib/session/mark-session.ts). Where
 * nothing will, this takes the mark away for as long as the component is mounted.
 */
export function useVisitorsView(): void {
  useLayoutEffect(() => {
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
}
