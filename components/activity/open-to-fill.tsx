'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Beside a longer column the folded rows of the aside open one after the other, while they fit: on phones they would make the page long,
 * and on wide screens their column would be empty. A row opens so once; a reader may close it. Phones do not load the code.
 */
export function OpenToFill({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const aside = box.current?.closest('aside')
    const wide = matchMedia('(min-width: 1024px)')
    const begin = () => {
      if (aside && wide.matches) void import('./fill-aside.ts').then(({ fillAside }) => fillAside(aside, wide))
    }
    begin()
    wide.addEventListener('change', begin)
    return () => wide.removeEventListener('change', begin)
  }, [])
  return <div ref={box}>{children}</div>
}
