// @vitest-environment jsdom
import html2canvas from 'html2canvas'
import { beforeEach, expect, test, vi } from 'vitest'
import { capturePoster } from './capture-poster.ts'

vi.mock('html2canvas', () => ({ default: vi.fn() }))
vi.mock('./font-faces.ts', () => ({ fontsLoaded: async () => undefined, copyFontFaces: () => undefined }))
vi.mock('./measured-inline.ts', () => ({ measuredInline: (capture: () => Promise<unknown>) => capture() }))

const capture = vi.mocked(html2canvas)
beforeEach(() => void capture.mockReset())

const area = (x: number, y: number, width: number, height: number) => () => new DOMRect(x, y, width, height)

/** A poster of 40 × 60 px at (-100, 0), with an image of 40 × 20 px and a code of 10 × 10 px. */
function newPoster(): HTMLElement {
  const poster = document.createElement('div')
  poster.getBoundingClientRect = area(-100, 0, 40, 60)
  for (const place of [area(-100, 0, 40, 20), area(-95, 45, 10, 10)]) {
    const image = document.createElement('img')
    image.decode = async () => undefined
    image.getBoundingClientRect = place
    poster.append(image)
  }
  return poster
}

type Color = (x: number, y: number) => number

/** A picture at scale 2, with the colour of each pixel. */
function picture(name: string, color: Color): HTMLCanvasElement {
  const getImageData = (left: number, top: number, width: number, height: number) => {
    const colors = Array.from({ length: width * height }, (_, at) =>
      color(left + (at % width), top + Math.floor(at / width)),
    )
    return { data: new Uint8ClampedArray(new Uint32Array(colors).buffer) }
  }
  const toBlob = (done: (blob: Blob) => void) => done(new Blob([name]))
  return { width: 80, height: 120, getContext: () => ({ getImageData }), toBlob } as unknown as HTMLCanvasElement
}

const COMPLETE = picture('complete', (x, y) => (x + y) % 3)
const EMPTY = picture('empty', () => 0)
/** Words between the images, on one colour. */
const isWord: Color = (x, y) => Number(y > 50 && y < 80 && x % 5 === 0)
const WITHOUT_IMAGES = picture('without images', isWord)
const WITHOUT_CODE = picture('without code', (x, y) => (y < 40 ? x : isWord(x, y)))

const draws = (...pictures: HTMLCanvasElement[]) => {
  for (const one of pictures) capture.mockResolvedValueOnce(one)
}
const captured = async () => (await capturePoster(newPoster())).text()

test('[SHARE-1] a complete picture is drawn once', async () => {
  draws(COMPLETE)
  expect(await captured()).toBe('complete')
  expect(capture).toHaveBeenCalledTimes(1)
})

test.each([
  ['is empty', EMPTY],
  ['has words alone', WITHOUT_IMAGES],
  ['lacks the QR code', WITHOUT_CODE],
])('[SHARE-1] a picture that %s is drawn again, twice at most', async (_, first) => {
  draws(first, WITHOUT_CODE, COMPLETE)
  expect(await captured()).toBe('complete')
  expect(capture).toHaveBeenCalledTimes(3)
})

test('[SHARE-1] a picture that stays empty is an error', async () => {
  draws(EMPTY, WITHOUT_CODE, EMPTY)
  await expect(captured()).rejects.toThrow('empty')
})

test('[SHARE-1] an image of one colour is accepted in the third picture', async () => {
  draws(EMPTY, WITHOUT_IMAGES, WITHOUT_IMAGES)
  expect(await captured()).toBe('without images')
})
