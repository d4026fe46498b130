import html2canvas from 'html2canvas'
import { CAPTURE_LIMITS, type CaptureLimits } from './capture-limits.ts'
import { copyFontFaces, fontsLoaded } from './font-faces.ts'
import { imagesLoaded } from './images-loaded.ts'
import { isEmpty } from './is-empty.ts'
import { lacksImages } from './lacks-images.ts'
import { measuredInline } from './measured-inline.ts'
import { waitAtMost } from './wait-at-most.ts'

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown
}

const EMPTY_DOCUMENT = /^<!DOCTYPE html\s*><html><\/html>$/i

/**
 * Makes the frame fit our content security policy (decision 0012): it may write its empty document, gets no stylesheet,
 * whose hash would be unknown, and gets the page's typefaces, because the width of each word is measured in it.
 */
function prepareFrame({ contentWindow: frame }: HTMLIFrameElement): void {
  if (!frame) return
  const { trustedTypes } = frame as Window & { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (text) => (EMPTY_DOCUMENT.test(text) ? text : null) })
  const { document: clone } = frame
  clone.adoptNode = <Adopted extends Node>(node: Adopted): Adopted => {
    if (node instanceof Element) node.querySelectorAll('style, link, script').forEach((element) => element.remove())
    copyFontFaces(document, clone)
    return Document.prototype.adoptNode.call(clone, node) as Adopted
  }
}

/**
 * Starts a capture. html2canvas lays out a clone of the page in a frame that it appends to the body before its first
 * `await`; it has no option to prepare that frame.
 */
function withCaptureFrame<Result>(start: () => Promise<Result>): Promise<Result> {
  const { body } = document
  body.appendChild = <Child extends Node>(child: Child): Child => {
    const appended = Node.prototype.appendChild.call(body, child) as Child
    if (child instanceof HTMLIFrameElement) prepareFrame(child)
    return appended
  }
  try {
    return start()
  } finally {
    // The own property only hides the method of the prototype.
    delete (body as Partial<HTMLElement>).appendChild
  }
}

function draw(poster: HTMLElement, { scale, imageMs }: CaptureLimits): Promise<HTMLCanvasElement> {
  return withCaptureFrame(() =>
    html2canvas(poster, {
      scale,
      imageTimeout: imageMs,
      backgroundColor: null,
      logging: false,
      // Without the rest of the page, which would be cloned and loaded a second time.
      ignoreElements: (element) => !element.contains(poster) && !poster.contains(element),
      onclone: (clone, cloned) => fontsLoaded(clone, cloned),
    }),
  )
}

/**
 * Once more when the picture is empty or lacks an image, as the first one in Safari can before it has decoded the images. An
 * image of one colour costs a second picture as well.
 */
async function drawTwice(poster: HTMLElement, limits: CaptureLimits): Promise<HTMLCanvasElement> {
  const first = await draw(poster, limits)
  if (!isEmpty(first) && !lacksImages(first, poster)) return first
  const second = await draw(poster, limits)
  if (isEmpty(second)) throw new Error('the picture of the poster is empty')
  return second
}

async function capture(poster: HTMLElement, limits: CaptureLimits): Promise<Blob> {
  await imagesLoaded(poster, limits.imageMs)
  await fontsLoaded(document, poster)
  const canvas = await measuredInline(() => drawTwice(poster, limits))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the picture of the poster is empty')
  return picture
}

/**
 * The element as a PNG at scale 2 (SHARE-1). The element has a fixed size, inline styles in hex, and images of our own origin.
 * @throws Error after `captureMs`, when an image needs longer than `imageMs`, and when the picture stays empty
 */
export const capturePoster = (poster: HTMLElement, limits: CaptureLimits = CAPTURE_LIMITS): Promise<Blob> =>
  waitAtMost(capture(poster, limits), limits.captureMs, 'the capture of the poster took too long')
