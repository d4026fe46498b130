'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { alive } from '#lib/head/early.ts'

interface CommitLabelProps {
  label: string
  /** Selector of the element to click. */
  of: string
  /** Number of clicks with gaps under 200 ms. */
  clicks: number
}

/** SHELL-5: clicks show the build and load the debug panel, outside production only. The code that counts them loads with the first one. */
export function CommitLabel({ label, of, clicks }: CommitLabelProps) {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => {
    const place = document.querySelector<HTMLElement>(of)
    const onClick = ({ timeStamp }: Event) =>
      void import('./debug/count-click.tsx').then(
        ({ countClick, panelOf }) => countClick(timeStamp) >= clicks && setShown(panelOf(label)),
        // Offline the code cannot load; the next click tries again.
        () => undefined,
      )
    place?.addEventListener('click', onClick)
    alive(place)
    return () => place?.removeEventListener('click', onClick)
  }, [label, of, clicks])
  return shown
}
