'use client'

import { type ReactNode, useEffect, useRef } from 'react'

const WIDE = '(min-width: 1024px)'
/** Px of an empty column that are no fault (design §14). */
const MOST_EMPTY = 300

/** Where a column ends, px in the viewport. */
const endOf = (column: Element): number => column.getBoundingClientRect().bottom

/**
 * Beside a longer column the folded rows open one after the other, while they fit: on phones they would make the page long, and on wide
 * screens their column would be empty. A row opens so once; a reader may close it.
 */
export function OpenToFill({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const aside = box.current?.closest('aside')
    const columns = [...(aside?.parentElement?.children ?? [])]
    const rows = new Set(box.current?.querySelectorAll('details'))
    if (!aside) return undefined
    const fill = () => {
      if (!matchMedia(WIDE).matches) return
      const longest = Math.max(...columns.map(endOf))
      for (const row of rows) {
        if (longest - endOf(aside) <= MOST_EMPTY) return
        if (row.open) continue
        row.open = true
        if (endOf(aside) > longest + MOST_EMPTY) row.open = false
        else rows.delete(row)
      }
    }
    const sizes = new ResizeObserver(fill)
    for (const column of columns) sizes.observe(column)
    return () => sizes.disconnect()
  }, [])
  return <div ref={box}>{children}</div>
}
