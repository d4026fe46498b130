'use client'

import { useEffect, useState, type FocusEvent } from 'react'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'

const EVERY_MS = 7000

interface Autoplay {
  /** The reader's choice; with reduced motion the carousel starts paused. */
  paused: boolean
  toggle: () => void
  /** For the element whose hover and focus pause the carousel. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Calls `advance` every seven seconds unless paused, hovered, focused, hidden, or the reader prefers reduced motion. */
export function useAutoplay(advance: () => void, enabled: boolean): Autoplay {
  const reduced = useReducedMotion()
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = choice === null ? reduced : choice === 'pause'
  const running = enabled && !paused && !hovered && !focused

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => document.hidden || advance(), EVERY_MS)
    return () => clearInterval(timer)
  }, [running, advance])

  return {
    paused,
    toggle: () => setChoice(paused ? 'play' : 'pause'),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
