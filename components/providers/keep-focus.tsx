'use client'

import { useLayoutEffect, type ReactNode, type RefObject } from 'react'

const PRESSABLE = 'a[href], button'

/** A focused link or button: the name of the part around it (`data-live-part`) and its place in there, the same in the live part. */
export interface FocusedPlace {
  name: string
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
  return { name: home.dataset.livePart ?? '', index: [...home.querySelectorAll(PRESSABLE)].indexOf(focused) }
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

/** Around the live part: the same link or button gets the focus. */
export function FocusedWhenLive({ place, children }: Props) {
  useLayoutEffect(() => {
    if (!place.current) return
    const { name, index } = place.current
    place.current = null
    const live = document.querySelector(`[data-live-part="${name}"]`)
    live?.querySelectorAll<HTMLElement>(PRESSABLE)[index]?.focus({ preventScroll: true })
  }, [place])
  return children
}
