'use client'

import { focusElement } from '#components/ui/browser/focus-element.ts'
import { useEffect } from 'react'
import { early } from '#lib/head/early.ts'
import { useOnNavigation } from './use-on-navigation.ts'

/**
 * Tells the page's fields what was typed before React took the page over: it is the last of the page's parts. Then completes a navigation without a document. Closes the menu, which the browser does only for a press outside. Removes the age of a
 * stored page, which the front wrote for the first page. Focuses the new page's heading (SHELL-4), so that a screen reader reads it and
 * Tab continues from there, because Next.js leaves the focus on `body`; a focus set by the page or a dialog stays. One component for all,
 * because every page loads it before its first press.
 */
export function AfterNavigation({ menu }: { menu: string }) {
  useEffect(() => early().tell?.(), [])
  useOnNavigation(() => {
    const panel = document.getElementById(menu)
    if (panel?.matches(':popover-open')) panel.hidePopover()
    delete document.documentElement.dataset.storedMinutes
    const main = document.querySelector('main')
    const focused = document.activeElement
    if (window.location.hash !== '' || main?.contains(focused) || focused?.closest('[role=dialog]')) return
    const start = main?.querySelector<HTMLElement>('h1') ?? main
    if (start) focusElement(start)
  })
  return null
}
