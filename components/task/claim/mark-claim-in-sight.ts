/** Marks the element with `data-claim-in-sight` while it is on the screen, which hides the sticky bar (design §2). */
export function markClaimInSight(element: HTMLElement | null) {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    ([entry]) => element.toggleAttribute('data-claim-in-sight', entry?.isIntersecting ?? false),
    // The height of the sticky bar on phones.
    { rootMargin: '0px 0px -76px 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
