'use client'

import { useEffect, useRef } from 'react'
import { restoreFocus, type Typed } from './read-typed.ts'

/** Once, when the live form has taken the place of the server's: the caret is back, and a press that waited goes on. */
export function useResubmit(typed: Typed, submit: () => Promise<void>): void {
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    restoreFocus(document, typed.focus)
    if (typed.pressed) void submit()
  }, [typed, submit])
}
