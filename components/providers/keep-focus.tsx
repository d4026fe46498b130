'use client'

import { useLayoutEffect, type ReactNode, type RefObject } from 'react'

/** The live part may show a skeleton first, until its data has come, ms. */
const PATIENCE_MS = 10_000
const PRESSABLE = 'a[href], button'

/** A focused link or button: the element around it that is marked with its name, and its place in there, the same in the live part. */
export interface FocusedPlace {
  home: HTMLElement
  index: number
}

interface Props {
  /** Of one island: the server's part writes it, the live part reads it. */
  place: RefObject<FocusedPlace | null>
  children: ReactNode
}

function findPlace(focused: Element | null): FocusedPlace | null {
  const home = focused?.closest<HTMLElement>('[data-live-part]')
  if (!home || !focused?.matches(PRESSABLE)) return null
  return { home, index: [...home.querySelectorAll(PRESSABLE)].indexOf(focused) }
}

function focusPlace({ home, index }: FocusedPlace): boolean {
  const live = document.querySelector(`[data-live-part="${home.dataset.livePart}"]`)
  const found = live?.querySelectorAll<HTMLElement>(PRESSABLE)[index]
  found?.focus({ preventScroll: true })
  return found !== undefined && document.activeElement === found
}

/** Around the server's part of an island: remembers the link or button that has the focus when the part is removed. */
export function FocusedUntilLive({ place, children }: Props) {
  useLayoutEffect(
    () => () => {
      place.current = findPlace(document.activeElement)
    },
    [place],
  )
  return children
}

/** Around the live part: the same link or button gets the focus, unless the reader has moved it. */
export function FocusedWhenLive({ place, children }: Props) {
  useLayoutEffect(() => {
    const focused = place.current
    place.current = null
    if (!focused || focused.home.isConnected || focusPlace(focused)) return undefined
    const stop = () => {
      clearTimeout(timer)
      observer.disconnect()
    }
    const observer = new MutationObserver(() => {
      const isMoved = document.activeElement !== null && document.activeElement !== document.body
      if (isMoved || focusPlace(focused)) stop()
    })
    const timer = setTimeout(stop, PATIENCE_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    return stop
  }, [place])
  return children
}
