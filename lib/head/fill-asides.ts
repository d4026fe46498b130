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
  const opened = new WeakSet<Element>()
  const sizes = new ResizeObserver(() => {
    if (!wide.matches) return
    const longest = Math.max(...columns.map(endOf))
    for (const row of aside.querySelectorAll('details')) {
      if (longest - endOf(aside) <= MOST_EMPTY) return
      if (row.open || opened.has(row) || row.matches(OTHERS)) continue
      row.open = true
      if (endOf(aside) > longest + MOST_EMPTY) row.open = false
      else opened.add(row)
    }
  })
  for (const column of columns) sizes.observe(column)
}

/**
 * Opens the folded rows of an aside (`OpenToFill`) one after the other beside a longer column, while they fit. On phones they
 * would make the page long; on wide screens their column would be empty. Each row opens once this way, and a reader may close it.
 */
export function fillAsides() {
  const wide = matchMedia('(min-width: 1024px)')
  for (const box of document.querySelectorAll('[data-fills]')) {
    const aside = box.closest('aside')
    if (aside) fill(aside, wide)
  }
}
