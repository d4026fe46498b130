import html2canvas from 'html2canvas'
import { CAPTURE_LIMITS, type CaptureLimits } from './capture-limits.ts'
import { fontsLoaded } from './font-faces.ts'
import { imagesLoaded } from './images-loaded.ts'
import { isEmpty } from './is-empty.ts'
import { lacksImages } from './lacks-images.ts'
import { measuredInline } from './measured-inline.ts'
import { waitAtMost } from './wait-at-most.ts'
import { withCaptureFrame } from './with-capture-frame.ts'

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
