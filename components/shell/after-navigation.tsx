'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'

/**
 * The rest of a navigation without a document. The menu closes, which the browser does only for a press outside; a menu that was
 * opened before this code was there stays open. The age of a stored page goes, which the front wrote for the first page. And the focus
 * is where the new page begins (SHELL-4): a screen reader reads its heading, and Tab continues from there, while Next.js leaves it on
 * `body`. A place that the page or a dialog has focused stays. One leaf for all three, because every page loads it before its first press.
 */
export function AfterNavigation({ menu }: { menu: string }) {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const panel = document.getElementById(menu)
    if (panel?.matches(':popover-open')) panel.hidePopover()
    delete document.documentElement.dataset.storedMinutes
    const main = document.querySelector('main')
    const focused = document.activeElement
    if (window.location.hash !== '' || main?.contains(focused) || focused?.closest('[role=dialog]')) return
    const start = main?.querySelector<HTMLElement>('h1') ?? main
    if (start) focusElement(start)
  }, [path, menu])
  return null
}
