'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const CLICKS = 5
const GAP_MS = 200

/**
 * SHELL-5: more than 5 clicks on the footer with gaps under 200 ms show the build and load the debug panel, outside production
 * only.
 */
export function CommitLabel({ label }: { label: string }) {
  const [shown, setShown] = useState<ReactNode>(null)
  const clicks = useRef({ count: 0, last: 0 })
  useEffect(() => {
    const footer = document.querySelector('footer[data-shell]')
    const onClick = (event: Event) => {
      const { count, last } = clicks.current
      clicks.current = { count: event.timeStamp - last < GAP_MS ? count + 1 : 1, last: event.timeStamp }
      if (clicks.current.count <= CLICKS) return
      setShown((before) => before ?? <code>{label}</code>)
      // Offline the label is shown alone; the next clicks try again.
      import('./debug/debug-panel.tsx').then(
        ({ DebugPanel }) => setShown(<DebugPanel commit={label} />),
        () => undefined,
      )
    }
    footer?.addEventListener('click', onClick)
    return () => footer?.removeEventListener('click', onClick)
  }, [label])
  return shown
}
