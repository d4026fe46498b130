// @vitest-environment jsdom
import { beforeEach, expect, test, vi, describe } from 'vitest'
import { fontsLoaded } from './font-faces.ts'
import { imagesLoaded } from './capture-poster.ts'

describe('typefaces', () => {
  beforeEach(() => void vi.useFakeTimers())

  const pageWith = (...loaded: Promise<unknown>[]): Document =>
    ({ fonts: loaded.map((promise) => ({ status: 'loading', loaded: promise })) }) as unknown as Document

  test('[SHARE-1] the wait for a typeface that never loads ends after 5 s', async () => {
    let isDrawn = false
    const waiting = fontsLoaded(pageWith(new Promise(() => undefined)), document.body).then(() => (isDrawn = true))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(isDrawn).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(isDrawn).toBe(true)
  })

  test('[SHARE-1] a typeface that fails does not keep a poster waiting', async () => {
    await fontsLoaded(pageWith(Promise.reject(new Error('404')), Promise.resolve()), document.body)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('pictures', () => {
  beforeEach(() => void vi.useFakeTimers())

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
})
