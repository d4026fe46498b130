'use client'

import { useState, type ReactNode } from 'react'
import { KEPT_HTML } from '#components/ui/browser/kept-html.ts'
import { useBrowserValue } from '#components/ui/browser/use-browser-value.ts'

/**
 * Wraps the server's form. Password managers put icons into it, so React does not compare it and keeps the HTML until the live form is
 * there. After a navigation there is no HTML, so the children are rendered.
 */
export function KeptForm({ children }: { children: ReactNode }) {
  const isFirst = useBrowserValue(() => false, true)
  const [isKept] = useState(isFirst && typeof window !== 'undefined')
  return <div style={{ display: 'contents' }} {...(isKept ? KEPT_HTML : { children })} />
}
