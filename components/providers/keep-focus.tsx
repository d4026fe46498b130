'use client'

import { useLayoutEffect, type ReactNode, type RefObject } from 'react'

const PRESSABLE = 'a[href], button'

/** A focused link or button: the name of the part around it (`data-live-part`) and its place in there, the same in the live part. */
export interface FocusedPlace {
  name: string
  index: number
}

interface Props {
  /** Of one island. */
  place: RefObject<FocusedPlace | null>
  children: ReactNode
}

function findPlace(focused: Element | null): FocusedPlace | null {
  const home = focused?.closest<HTMLElement>('[data-live-part]')
  if (!home || !focused?.matches(PRESSABLE)) return null
  return { name: home.dataset.livePart ?? '', index: [...home.querySelectorAll(PRESSABLE)].indexOf(focused) }
}

/**
 * Around the server's part of an island and around its live part: the link or button that has the focus when the former is
 * removed has it again in the latter.
 */
export function KeepFocus({ place, children }: Props) {
  useLayoutEffect(() => {
    if (place.current) {
      const { name, index } = place.current
      const part = document.querySelector(`[data-live-part="${name}"]`)
      part?.querySelectorAll<HTMLElement>(PRESSABLE)[index]?.focus({ preventScroll: true })
    }
    return () => {
      place.current = findPlace(document.activeElement)
    }
  }, [place])
  return children
}
