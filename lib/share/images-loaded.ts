import { waitAtMost } from './wait-at-most.ts'

/**
 * Waits until every image of the element is loaded.
 * @throws Error when one fails, or needs longer than `timeoutMs`
 */
export async function imagesLoaded(element: Element, timeoutMs: number): Promise<void> {
  const images = [...element.querySelectorAll('img')]
  const all = Promise.all(images.map((image) => image.decode()))
  await waitAtMost(all, timeoutMs, 'an image of the poster did not load in time')
}
