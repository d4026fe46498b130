import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { ignoreHeldEnter } from '#components/notification/ignore-held-enter.ts'
import { useCloseCountdown } from '#components/notification/use-close-countdown.ts'
import { useShareDialog } from '#components/share/share-button.tsx'
import type { GoodNews } from '#store/slices/good-news.ts'
import { SUCCESS_CLOSES_AFTER_S } from '#store/slices/notification.ts'
import { ClosingCountdown } from './closing-countdown.tsx'
import { GoodNewsView } from './picture/good-news-view.tsx'
import { useGoodNewsContent } from './use-good-news-content.tsx'

interface GoodNewsFrameProps {
  goodNews: GoodNews
  close: () => void
  titleId: string
}

/** One opening of the overlay: its focus, its keys and when it closes. Its news may change in place. */
export function GoodNewsFrame({ goodNews, close, titleId }: GoodNewsFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [isKept, keep] = useState(false)
  const isInside = usePersonInside(box)
  const share = useShareDialog()
  const { isTimed, isBusy, ...content } = useGoodNewsContent(goodNews, { close, openShare: share.open })
  const [isTouched, touch] = useState(false)
  useFirstTouch(box, () => touch(true))

  // Without scrolling, because the scene comes first.
  const focusAction = () => {
    const action = actions.current?.firstElementChild
    if (action instanceof HTMLElement) focusElement(action)
  }
  // The ticket and the news after it have different buttons.
  const isTicket = content.ticket !== undefined
  useEffect(() => {
    const place = actions.current
    focusAction()
    place?.addEventListener('keydown', ignoreHeldEnter)
    return () => place?.removeEventListener('keydown', ignoreHeldEnter)
  }, [isTicket])
  const keepOpen = () => {
    keep(true)
    // The pressed button is removed.
    focusAction()
  }
  return (
    <div ref={box}>
      <GoodNewsView
        {...content}
        onClose={close}
        titleId={titleId}
        actionsRef={actions}
        closing={
          isTimed &&
          !isKept && (
            <GoodNewsClosing
              key={goodNews.draw?.drawId ?? goodNews.claimed.length}
              isPaused={isInside || isBusy}
              isStopped={isTouched}
              onClose={close}
              onKeepOpen={keepOpen}
            />
          )
        }
      />
      {share.dialog}
    </div>
  )
}

/** The countdown begins when the news has been told, ms (design §13, "Moments"). */
const BEGINS_AFTER_MS = 1200

interface GoodNewsClosingProps {
  isPaused: boolean
  /** For good. */
  isStopped: boolean
  onClose: () => void
  onKeepOpen: () => void
}

/** Counts down from the spec's 5 s, once; a new `key` counts anew. */
function GoodNewsClosing({ isPaused, isStopped, onClose, onKeepOpen }: GoodNewsClosingProps) {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setBegun, BEGINS_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const isRunning = hasBegun && !isPaused && !isStopped
  const left = useCloseCountdown(SUCCESS_CLOSES_AFTER_S, onClose, !isRunning)
  return <ClosingCountdown left={left ?? 0} isRunning={isRunning} isStopped={isStopped} onKeepOpen={onKeepOpen} />
}

/**
 * Calls back when a person touches the element or presses a key in it. A key that is still held from before does not count, and
 * "Keep open" has an answer of its own.
 */
function useFirstTouch(element: RefObject<HTMLElement | null>, onTouch: () => void): void {
  const touched = useEffectEvent(({ target, repeat = false }: Event & { repeat?: boolean }) => {
    if (!repeat && !(target instanceof Element && target.closest('[data-countdown]'))) onTouch()
  })
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    const listening = new AbortController()
    const { signal } = listening
    for (const kind of ['pointerdown', 'keydown']) box.addEventListener(kind, (event) => touched(event), { signal })
    return () => listening.abort()
  }, [element])
}

/**
 * Whether the pointer is inside the element because it was moved there, or the focus because Tab was pressed. An overlay that
 * opens under a resting pointer, and the focus that the overlay gives itself, do not count.
 */
function usePersonInside(element: RefObject<HTMLElement | null>): boolean {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let place: string | null = null
    box.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const now = `${clientX} ${clientY}`
        // Browsers report the resting pointer to an element that appears under it.
        if (place !== null && place !== now) setPointer(true)
        place = now
      },
      { signal },
    )
    box.addEventListener('pointerleave', () => setPointer(false), { signal })
    box.addEventListener('keydown', ({ key }) => key === 'Tab' && setFocus(true), { signal })
    return () => listening.abort()
  }, [element])
  return hasPointer || hasFocus
}
