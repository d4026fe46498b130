'use client'

import { type ReactNode, useEffect } from 'react'

/** Folded rows that open while they fit beside a longer column (`lib/head/fill-asides.ts`), also after a navigation. */
export function OpenToFill({ children }: { children: ReactNode }) {
  useEffect(() => window.__fanfareEarly?.fill?.(), [])
  return <div data-fills="">{children}</div>
}
