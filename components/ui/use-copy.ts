'use client'

import { useEffect, useRef, useState } from 'react'

const SHOWN_MS = 3000

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies to the clipboard and remembers for three seconds how it went. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    clearTimeout(timer.current)
    setState((await written(text)) ? 'copied' : 'failed')
    timer.current = setTimeout(() => setState('idle'), SHOWN_MS)
  }
  return { state, copy }
}

/** False where the clipboard is refused or, on an insecure origin, missing. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
