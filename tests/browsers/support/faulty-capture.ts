import { CAPTURE_LIMITS } from '#lib/share/capture-poster.ts'
import { POSTER_SIZES } from '#lib/share/poster.ts'
import type { TestBrowser } from './test-browser.ts'

/** The faults of a first picture in Safari: nothing is drawn, or no image, since none is decoded. */
export type CaptureFault = 'nothing' | 'no image'

type FrameWindow = Window & typeof globalThis & { posters: Set<HTMLCanvasElement> }

const SIZE = CAPTURE_LIMITS.scale * POSTER_SIZES.tall.width

/** Runs in the page around the frame. A capture is over when the page reads its canvas in any way. */
function breakFirst(frame: FrameWindow, fault: CaptureFault | null, size: number): null {
  const posters = (frame.posters = new Set())
  const before = (prototype: object, name: string, isAllowed: (canvas: HTMLCanvasElement) => boolean) => {
    const own = Reflect.get(prototype, name) as () => unknown
    Reflect.set(prototype, name, function (this: HTMLCanvasElement | CanvasRenderingContext2D, ...args: []) {
      const canvas = 'canvas' in this ? this.canvas : this
      return canvas.width === size && !isAllowed(canvas) ? undefined : Reflect.apply(own, this, args)
    })
  }
  const read = (canvas: HTMLCanvasElement) => {
    if (posters.has(canvas)) return true
    posters.add(canvas)
    const context = canvas.getContext('2d')
    if (posters.size > 1 || fault !== 'nothing' || !context) return true
    context.resetTransform()
    context.clearRect(0, 0, canvas.width, canvas.height)
    return true
  }
  const { prototype: context } = frame.CanvasRenderingContext2D
  const { prototype: canvas } = frame.HTMLCanvasElement
  before(context, 'drawImage', () => fault !== 'no image' || posters.size > 0)
  before(context, 'getImageData', read)
  before(canvas, 'toBlob', read)
  before(canvas, 'toDataURL', read)
  return null
}

/** Colours in the area of each image of the poster, in the picture that the frame's dialog shows. */
async function colorsOfImages(frame: FrameWindow, scale: number): Promise<number[]> {
  const preview = frame.document.querySelector<HTMLImageElement>('[role="dialog"] img[src^="data:image/png"]')
  const images = [...frame.document.querySelectorAll('[role="dialog"] [aria-hidden="true"] [lang] img')]
  const poster = images[0]?.closest('[lang]')?.getBoundingClientRect()
  if (!preview || !poster) return []
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: scale * poster.width, height: scale * poster.height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  await preview.decode()
  context.drawImage(preview, 0, 0)
  return images.map((image) => {
    const { x, y, width, height } = image.getBoundingClientRect()
    const at = [x - poster.x + 1, y - poster.y + 1, width - 2, height - 2].map((side) => Math.round(scale * side))
    const { data } = context.getImageData(...(at as [number, number, number, number]))
    return new Set(new Uint32Array(data.buffer)).size
  })
}

/** Watches the captures in the frame of the simulator; a fault breaks the first one. */
export const createFaultyCapture = ({ evaluate }: TestBrowser) => ({
  begin: (fault: CaptureFault | null) =>
    evaluate<null>(`(${breakFirst.toString()})(frames[0], ${JSON.stringify(fault)}, ${SIZE})`),
  /** Pictures that the page has drawn and read. */
  count: () => evaluate<number>('frames[0].posters.size'),
  colorsOfImages: () => evaluate<number[]>(`(${colorsOfImages.toString()})(frames[0], ${CAPTURE_LIMITS.scale})`),
})
