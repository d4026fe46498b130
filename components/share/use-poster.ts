import { useCallback, useEffect, useState, type RefObject } from 'react'

export type PosterState =
  { status: 'drawing' } | { status: 'ready'; file: File; /** Data URL. */ src: string } | { status: 'failed' }

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')))
    reader.readAsDataURL(file)
  })

async function draw(element: HTMLElement, name: string): Promise<PosterState> {
  // Its library has 46 kB, which only this dialog needs.
  const { capturePoster } = await import('#lib/share/capture-poster.ts')
  const picture = await capturePoster(element)
  const file = new File([picture], `${name}.png`, { type: 'image/png' })
  return { status: 'ready', file, src: await dataUrl(file) }
}

/** Draws the element of `poster` once it is there, again on `retry` and under another `name`. `isWanted`: its content is complete. */
export function usePoster(
  poster: RefObject<HTMLElement | null>,
  { isWanted, name }: { isWanted: boolean; name: string },
) {
  const [drawn, setDrawn] = useState<{ name: string; state: PosterState }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const element = poster.current
    if (!isWanted || !element) return undefined
    let isCurrent = true
    const show = (state: PosterState) => isCurrent && setDrawn({ name, state })
    draw(element, name).then(show, () => show({ status: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [poster, isWanted, name, attempt])
  const retry = useCallback(() => {
    setDrawn(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const state: PosterState = drawn?.name === name ? drawn.state : { status: 'drawing' }
  return { state, retry }
}
