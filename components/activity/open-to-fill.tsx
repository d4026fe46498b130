'use client'

import { type ReactNode, useEffect, useRef } from 'react'

const WIDE = '(min-width: 1024px)'
/** Px of an empty column that are no fault (design §14). */
const MOST_EMPTY = 300

/** Where a column ends, px in the viewport. */
const endOf = (column: Element): number => column.getBoundingClientRect().bottom

/** Rows of their own content: a user's rewards are read when they open, and a row in a row is not seen yet. */
const OTHERS = 'details details, [aria-labelledby="my-rewards"] *'

/**
 * Beside a longer column the folded rows of the aside open one after the other, while they fit: on phones they would make the page long,
 * and on wide screens their column would be empty. A row opens so once; a reader may close it.
 */
export function OpenToFill({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const aside = box.current?.closest('aside')
    if (!aside) return undefined
    const columns = [...(aside.parentElement?.children ?? [])]
    const opened = new WeakSet<Element>()
    const fill = () => {
      if (!matchMedia(WIDE).matches) return
      const longest = Math.max(...columns.map(endOf))
      for (const row of aside.querySelectorAll('details')) {
        if (longest - endOf(aside) <= MOST_EMPTY) return
        if (row.open || opened.has(row) || row.matches(OTHERS)) continue
        row.open = true
        if (endOf(aside) > longest + MOST_EMPTY) row.open = false
        else opened.add(row)
      }
    }
    const sizes = new ResizeObserver(fill)
    for (const column of columns) sizes.observe(column)
    return () => sizes.disconnect()
  }, [])
  return <div ref={box}>{children}</div>
}
