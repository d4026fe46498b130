// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imagesLoaded } from './capture-poster.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function posterWith(decode: () => Promise<void>): HTMLElement {
  const poster = document.createElement('div')
  const image = document.createElement('img')
  image.decode = decode
  poster.append(image)
  return poster
}

test('[SHARE-1] a poster waits for an image that never loads for 15 s', async () => {
  const waiting = imagesLoaded(
    posterWith(() => new Promise(() => undefined)),
    15_000,
  ).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await waiting).toContain('did not load in time')
})

test('[SHARE-1] a broken image ends the drawing at once', async () => {
  await expect(
    imagesLoaded(
      posterWith(async () => Promise.reject(new Error('broken'))),
      15_000,
    ),
  ).rejects.toThrow('broken')
})
