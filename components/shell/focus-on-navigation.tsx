'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'

/**
 * After a navigation without a document the focus is where the new page begins: a screen reader reads its heading, and Tab
 * continues from there. Next.js leaves it on `body` (SHELL-4). A place that the page or a dialog has focused stays.
 */
export function FocusOnNavigation() {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const main = document.querySelector('main')
    const focused = document.activeElement
    if (window.location.hash !== '' || main?.contains(focused) || focused?.closest('[role=dialog]')) return
    const start = main?.querySelector<HTMLElement>('h1') ?? main
    if (start) focusElement(start)
  }, [path])
  return null
}
