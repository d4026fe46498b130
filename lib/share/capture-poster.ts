import html2canvas from 'html2canvas'
import { copyFontFaces, fontsLoaded } from './font-faces.ts'
import { measuredInline } from './measured-inline.ts'
import { waitAtMost } from './wait-at-most.ts'

/** Spec §9, "Share-image capture". Times in ms. */
export const CAPTURE_LIMITS = { scale: 2, captureMs: 30_000, imageMs: 15_000 }

type CaptureLimits = typeof CAPTURE_LIMITS

/**
 * Waits until every image of the element is loaded.
 * @throws Error when one fails, or takes longer than `timeoutMs`
 */
export async function imagesLoaded(element: Element, timeoutMs: number) {
  const images = [...element.querySelectorAll('img')]
  const all = Promise.all(images.map((image) => image.decode()))
  await waitAtMost(all, timeoutMs, 'an image of the poster did not load in time')
}

const wholeOf = ({ width, height }: HTMLCanvasElement) => ({ x: 0, y: 0, width, height })

/** Whether a canvas, or an area of it in its own pixels, has no pixel or only one colour. */
function isEmpty(canvas: HTMLCanvasElement, { x, y, width, height } = wholeOf(canvas)) {
  if (width < 1 || height < 1) return true
  const pixels = canvas.getContext('2d')?.getImageData(x, y, width, height).data
  if (!pixels) return true
  const colors = new Uint32Array(pixels.buffer)
  return colors.every((color) => color === colors[0])
}

/** Width of the edge of an image, px, whose pixels are mixed with the colour behind it. */
const EDGE = 2

/** Whether an image of the poster is missing in the picture, because its area there has only one colour. */
function lacksImages(canvas: HTMLCanvasElement, poster: Element) {
  const origin = poster.getBoundingClientRect()
  // The dialog around the poster may still be growing.
  const scale = canvas.width / origin.width
  return [...poster.querySelectorAll('img')].some((image) => {
    const { x, y, width, height } = image.getBoundingClientRect()
    return isEmpty(canvas, {
      x: Math.round(scale * (x - origin.x)) + EDGE,
      y: Math.round(scale * (y - origin.y)) + EDGE,
      width: Math.round(scale * width) - 2 * EDGE,
      height: Math.round(scale * height) - 2 * EDGE,
    })
  })
}

/** Pictures that one capture draws at most after the first. */
const MOST_AGAIN = 2

const EMPTY_DOCUMENT = /^<!DOCTYPE html\s*><html><\/html>$/i

/**
 * Adapts the frame to our content security policy (decision 0012). It may write its empty document. It gets no stylesheet,
 * because its hash would be unknown, but the page's typefaces, because the width of each word is measured in it.
 */
function prepareFrame({ contentWindow: frame }: HTMLIFrameElement) {
  if (!frame) return
  const { trustedTypes } = frame as Window & {
    trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown }
  }
  trustedTypes?.createPolicy('default', { createHTML: (text) => (EMPTY_DOCUMENT.test(text) ? text : null) })
  const { document: clone } = frame
  clone.adoptNode = <Adopted extends Node>(node: Adopted) => {
    if (node instanceof Element) node.querySelectorAll('style, link, script').forEach((element) => element.remove())
    copyFontFaces(document, clone)
    return Document.prototype.adoptNode.call(clone, node) as Adopted
  }
}

/**
 * Starts a capture. html2canvas lays out a clone of the page in a frame that it appends to the body before its first
 * `await`; it has no option to prepare that frame.
 */
function withCaptureFrame<Result>(start: () => Promise<Result>) {
  const { body } = document
  body.appendChild = <Child extends Node>(child: Child) => {
    const appended = Node.prototype.appendChild.call(body, child) as Child
    if (child instanceof HTMLIFrameElement) prepareFrame(child)
    return appended
  }
  try {
    return start()
  } finally {
    // Deletes the own property, which only hides the method of the prototype.
    delete (body as Partial<HTMLElement>).appendChild
  }
}

function draw(poster: HTMLElement, { scale, imageMs }: CaptureLimits) {
  return withCaptureFrame(() =>
    html2canvas(poster, {
      scale,
      imageTimeout: imageMs,
      backgroundColor: null,
      logging: false,
      // Leaves out the rest of the page, which would be cloned and loaded a second time.
      ignoreElements: (element) => !element.contains(poster) && !poster.contains(element),
      onclone: (clone, cloned) => fontsLoaded(clone, cloned),
    }),
  )
}

/**
 * Draws again while the picture lacks an image, as in Safari before the images are decoded, which can take two pictures on a busy phone.
 * An image of one colour also costs three.
 */
async function drawWhole(poster: HTMLElement, limits: CaptureLimits) {
  let picture = await draw(poster, limits)
  for (let left = MOST_AGAIN; left > 0 && lacksImages(picture, poster); left -= 1) picture = await draw(poster, limits)
  if (isEmpty(picture)) throw new Error('the picture of the poster is empty')
  return picture
}

async function capture(poster: HTMLElement, limits: CaptureLimits) {
  await imagesLoaded(poster, limits.imageMs)
  await fontsLoaded(document, poster)
  const canvas = await measuredInline(() => drawWhole(poster, limits))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the picture of the poster is empty')
  return picture
}

/**
 * The element as a PNG at scale 2 (SHARE-1). The element has a fixed size, inline styles in hex, and images of our own origin.
 * @throws Error after `captureMs`, when an image takes longer than `imageMs`, and when the picture stays empty
 */
export const capturePoster = (poster: HTMLElement, limits: CaptureLimits = CAPTURE_LIMITS) =>
  waitAtMost(capture(poster, limits), limits.captureMs, 'the capture of the poster took too long')
