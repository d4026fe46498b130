'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const GAP_MS = 200

interface CommitLabelProps {
  label: string
  /** Selector of the element to click. */
  of: string
  /** Number of clicks with gaps under 200 ms. */
  clicks: number
}

/** SHELL-5: clicks show the build and load the debug panel, outside production only. */
export function CommitLabel({ label, of, clicks }: CommitLabelProps) {
  const [shown, setShown] = useState<ReactNode>(null)
  const counted = useRef({ count: 0, last: 0 })
  useEffect(() => {
    const place = document.querySelector(of)
    const onClick = (event: Event) => {
      const { count, last } = counted.current
      counted.current = { count: event.timeStamp - last < GAP_MS ? count + 1 : 1, last: event.timeStamp }
      if (counted.current.count < clicks) return
      setShown((before) => before ?? <code>{label}</code>)
      // Offline the label is shown alone; the next clicks try again.
      import('./debug/debug-panel.tsx').then(
        ({ DebugPanel }) => setShown(<DebugPanel commit={label} />),
        () => undefined,
      )
    }
    place?.addEventListener('click', onClick)
    return () => place?.removeEventListener('click', onClick)
  }, [label, of, clicks])
  return shown
}
