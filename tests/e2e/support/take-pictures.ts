import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Picture } from '#tests/pictures/picture.ts'
import { type ElementFacts, readSubjects } from '#tests/pictures/read-subjects.ts'
import { type Pixels, tilesOf } from '#tests/pictures/tiles.ts'
import { wordOf } from '#tests/pictures/word-of.ts'

export interface TakenPicture extends Picture {
  elements: readonly ElementFacts[]
  pixels: Pixels
}

export interface Subjects {
  /** The element of each picture. */
  selector: string
  /** The picture's name, where there is one; otherwise each element has its name in `data-state`. */
  name?: string
  /** The test has set the time of each animation. Otherwise finite ones go to their end, and others to their beginning. */
  isTimed?: boolean
  /** The picture shows the whole window, for an overlay. */
  isWindow?: boolean
}

/** Runs in the page. A blinking cursor would be in every other picture. */
function hideCursor(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

/** One picture for all subjects, because each costs the browser a frame of the whole page. */
async function capture(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Pixels> {
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: clip.y + clip.height > (page.viewportSize()?.height ?? 0),
    optimizeForSpeed: true,
  })
  await client.detach()
  const image = sharp(Buffer.from(data, 'base64')).removeAlpha().raw()
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true })
  return { data: bytes, width: info.width, height: info.height }
}

const cropped = ({ data, width }: Pixels, x: number, y: number, size: { width: number; height: number }): Pixels => ({
  data: Buffer.concat(
    Array.from({ length: size.height }, (_, row) => {
      const start = ((y + row) * width + x) * 3
      return data.subarray(start, start + size.width * 3)
    }),
  ),
  ...size,
})

/** @throws Error when nothing matches the selector */
export async function takePictures(
  page: Page,
  { selector, name, isTimed = false, isWindow = false }: Subjects,
): Promise<TakenPicture[]> {
  await page.evaluate(hideCursor)
  if (!isTimed) await page.evaluate(endAnimations)
  const subjects = await page.evaluate(readSubjects, selector)
  if (subjects.length === 0) throw new Error(`nothing on the page is ${selector}`)
  if (isWindow) for (const subject of subjects) Object.assign(subject, { x: 0, y: 0 }, page.viewportSize())
  const clip = {
    x: Math.min(...subjects.map(({ x }) => x)),
    y: Math.min(...subjects.map(({ y }) => y)),
    width: 0,
    height: 0,
  }
  for (const { x, y, width, height } of subjects) {
    clip.width = Math.max(clip.width, x + width - clip.x)
    clip.height = Math.max(clip.height, y + height - clip.y)
  }
  const pixels = await capture(page, clip)
  return subjects.map(({ state, x, y, width, height, elements }) => {
    const area = cropped(pixels, x - clip.x, y - clip.y, { width, height })
    return {
      name: name ?? state,
      width,
      height,
      words: elements.map(({ facts }) => wordOf(facts)),
      rows: tilesOf(area),
      elements,
      pixels: area,
    }
  })
}
