'use client'

import { useEffect, useState } from 'react'
import { alive } from '#lib/head/early.ts'

const CLICKS = 6
const GAP_MS = 200

/** SHELL-5: more than 5 quick clicks on the footer show the build, outside production only. */
export function CommitLabel({ label }: { label: string }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const footer = document.querySelector<HTMLElement>('footer[data-shell]')
    let [count, last] = [0, 0]
    const onClick = ({ timeStamp }: Event) => {
      count = timeStamp - last < GAP_MS ? count + 1 : 1
      last = timeStamp
      if (count >= CLICKS) setShown(true)
    }
    footer?.addEventListener('click', onClick)
    alive(footer)
    return () => footer?.removeEventListener('click', onClick)
  }, [])
  return isShown && <code>{label}</code>
}
