import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the pointer is inside the element because it was moved there, or the focus because Tab was pressed. An overlay that
 * opens under a resting pointer, and the focus that the overlay gives itself, do not count.
 */
export function usePersonInside(element: RefObject<HTMLElement | null>): boolean {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let place: string | null = null
    box.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const now = `${clientX} ${clientY}`
        // Browsers report the resting pointer to an element that appears under it.
        if (place !== null && place !== now) setPointer(true)
        place = now
      },
      { signal },
    )
    box.addEventListener('pointerleave', () => setPointer(false), { signal })
    box.addEventListener('keydown', ({ key }) => key === 'Tab' && setFocus(true), { signal })
    return () => listening.abort()
  }, [element])
  return hasPointer || hasFocus
}
