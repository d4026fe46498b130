import { useState, type RefObject } from 'react'
import { useComputed } from '#components/ui/browser/use-computed.ts'

export type PosterState =
  { status: 'drawing' } | { status: 'ready'; file: File; /** Data URL. */ src: string } | { status: 'failed' }

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')))
    reader.readAsDataURL(file)
  })

async function draw({ current }: RefObject<HTMLElement | null>, name: string | null, attempt: number) {
  if (!current || name === null) return null
  const made = (state: PosterState) => ({ name, attempt, state })
  try {
    // Its library has 46 kB, which only this dialog needs.
    const { capturePoster } = await import('#lib/share/capture-poster.ts')
    const file = new File([await capturePoster(current)], `${name}.png`, { type: 'image/png' })
    return made({ status: 'ready', file, src: await dataUrl(file) })
  } catch {
    return made({ status: 'failed' })
  }
}

/** Draws the element of `poster` once its content is complete and has a `name`, again on `retry` and under another name. */
export function usePoster(poster: RefObject<HTMLElement | null>, name: string | null) {
  const [attempt, setAttempt] = useState(0)
  const drawn = useComputed(draw, poster, name, attempt)
  const isCurrent = drawn?.name === name && drawn.attempt === attempt
  const state: PosterState = isCurrent ? drawn.state : { status: 'drawing' }
  return { state, retry: () => setAttempt(attempt + 1) }
}
