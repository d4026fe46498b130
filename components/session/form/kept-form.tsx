'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { KEPT_HTML } from '#components/ui/browser/kept-html.ts'

const never = () => () => undefined

/**
 * Around the server's form. Password managers put icons into it, so React does not compare it with its children and leaves it as it is until
 * the live form is there; where a browser draws the page, they are drawn.
 */
export function KeptForm({ children }: { children: ReactNode }) {
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isKept] = useState(isFirst && typeof window !== 'undefined')
  return <div style={{ display: 'contents' }} {...(isKept ? KEPT_HTML : { children })} />
}
