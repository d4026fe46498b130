/** The largest gap below a column that is acceptable, px (design §13). */
const MOST_EMPTY = 300

/** Rows that stay closed: a user's rewards are read when they open, and a row in a row is not seen yet. */
const OTHERS = 'details details, [aria-labelledby="my-rewards"] *'

/** Where a column ends, px in the viewport. */
const endOf = (column: Element) => column.getBoundingClientRect().bottom

/** Asides that are watched, each for as long as it exists. */
const filled = new WeakSet<Element>()

function fill(aside: Element, wide: MediaQueryList) {
  if (filled.has(aside)) return
  filled.add(aside)
  const columns = [...(aside.parentElement?.children ?? [])]
  const others = columns.filter((column) => column !== aside)
  /** The gap below the aside, px; below zero where it is the longest column. */
  const gap = () => Math.max(...others.map(endOf)) - endOf(aside)
  const opened = new Set<Element>()
  const sizes = new ResizeObserver(() => {
    if (!wide.matches) return
    for (const row of aside.querySelectorAll('details')) {
      if (gap() > MOST_EMPTY && !row.open && !opened.has(row) && !row.matches(OTHERS)) {
        opened.add(row)
        row.open = true
      }
      // Too long for the other column, or that was longer for a moment, before a user's own parts.
      if (gap() < -MOST_EMPTY && row.open && opened.delete(row)) row.open = false
    }
  })
  for (const column of columns) sizes.observe(column)
}

/**
 * Opens the folded rows of an aside (`OpenToFill`) one after the other beside a longer column, while they fit, and closes them where
 * that column becomes too short. On phones they would make the page long; on wide screens their column would be empty. A row that a
 * reader closes stays closed.
 */
export function fillAsides() {
  const wide = matchMedia('(min-width: 1024px)')
  for (const box of document.querySelectorAll('[data-fills]')) {
    const aside = box.closest('aside')
    if (aside) fill(aside, wide)
  }
}
