'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'

/**
 * A message that is opened gets the focus, so that a screen reader reads it; on phones, where it replaces the list, the page
 * begins with it. After its end the focus is on its place in the list again.
 */
export function useFocusOnOpen(center: RefObject<HTMLElement | null>, id: string | null): void {
  const shown = useRef(id)
  useEffect(() => {
    const before = shown.current
    shown.current = id
    const box = center.current
    if (before === id || !box) return
    if (id === null) {
      box.querySelector<HTMLElement>(`[data-message="${before}"]`)?.focus()
      return
    }
    const pane = box.querySelector<HTMLElement>('[data-message-pane]')
    if (pane) focusElement(pane)
    const list = box.querySelector<HTMLElement>('[data-message-list]')
    if (list && list.getClientRects().length === 0) window.scrollTo(0, 0)
  }, [center, id])
}
