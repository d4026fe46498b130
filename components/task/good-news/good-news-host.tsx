import { type DOMAttributes, useCallback, useEffect, useRef, useState } from 'react'
import { CopiesHost } from '#components/shell/offline/copies-host.tsx'
import { useOnNavigation } from '#components/shell/use-on-navigation.ts'
import { Sheet } from '#components/notification/sheet-dialog.tsx'
import { useLast } from '#components/notification/use-last.ts'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { type GoodNews, goodNewsClosed, selectGoodNews } from '#store/slices/good-news.ts'
import { QueuedClaims } from '../claim/queued-claims.tsx'
import styles from './good-news-host.module.css'
import { focusButton } from '#components/notification/focus-button.ts'
import { GoodNewsClosing } from './closing-countdown.tsx'
import { GoodNewsView } from './good-news-view.tsx'
import { describeGoodNews } from './describe-good-news.ts'
import { useGoodNewsContext } from './use-good-news-context.ts'

/** ms; CSS moves the sheet itself. */
const FADE = 140

/**
 * The page's one overlay for good news: 500 px, radius 24; below 640 px a sheet from the bottom (design §13, "Moments"). Also mounts
 * the queue of claims and of copied links, whose news it shows.
 */
export function GoodNewsHost() {
  const open = useAppSelector(selectGoodNews)
  const dispatch = useAppDispatch()
  const reduced = useReducedMotion()
  const goodNews = useLast(open)
  const id = open?.id
  const close = useCallback(() => void (id !== undefined && dispatch(goodNewsClosed(id))), [id, dispatch])
  // A phone's back button or gesture closes the overlay instead of leaving the page, without a history entry (ADR 0043).
  useEffect(() => {
    if (id === undefined || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [id, close])
  // News belongs to the page that opened it, so a navigation closes the overlay, also where the next page mounts this host.
  useOnNavigation(close)
  useEffect(() => close, [close])
  return (
    <>
      <QueuedClaims />
      <CopiesHost />
      <Sheet isOpen={!!open} onClose={close} transitionDuration={reduced ? 0 : FADE} className={styles.paper}>
        {(titleId) =>
          goodNews && <GoodNewsFrame key={goodNews.id} goodNews={goodNews} close={close} titleId={titleId} />
        }
      </Sheet>
    </>
  )
}

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, not in every browser and not in TypeScript's library. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

interface GoodNewsFrameProps {
  goodNews: GoodNews
  close: () => void
  titleId: string
}

/** One opening of the overlay: focus, keys, and when it closes. Its news may change in place. */
function GoodNewsFrame({ goodNews, close, titleId }: GoodNewsFrameProps) {
  const actions = useRef<HTMLDivElement>(null)
  const [isKept, keep] = useState(false)
  const { handlers, isTouched, isInside } = usePerson()
  const context = useGoodNewsContext(goodNews, close)
  const content = describeGoodNews(context)

  // The news after a ticket has other buttons, and the pressed button of "Keep open" disappears.
  const isTicket = !!content.ticket
  useEffect(() => focusButton(actions.current?.firstElementChild), [isTicket, isKept])
  return (
    <>
      <div {...handlers}>
        <GoodNewsView
          content={content}
          onClose={close}
          onShare={context.openShare}
          titleId={titleId}
          actionsRef={actions}
          closing={
            content.isTimed &&
            !isKept && (
              <GoodNewsClosing
                key={content.playKey}
                isPaused={isInside || context.isClaiming || context.isSpinBusy}
                isStopped={isTouched}
                onClose={close}
                onKeepOpen={() => keep(true)}
              />
            )
          }
        />
      </div>
      {context.shareDialog}
    </>
  )
}

/**
 * `isInside`: the pointer was moved in the overlay, or Tab was pressed. A resting pointer and the focus that the overlay gives itself
 * do not count. `isTouched`: a press or a key, except a key held since before the overlay opened, and except "Keep open", which has
 * its own handler.
 */
function usePerson() {
  const [isTouched, setTouched] = useState(false)
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const place = useRef<string>(undefined)
  const touch = (target: EventTarget) => {
    if (!(target instanceof Element && target.closest('[data-countdown]'))) setTouched(true)
  }
  const handlers: DOMAttributes<HTMLElement> = {
    onPointerDown: ({ target }) => touch(target),
    onKeyDown: ({ target, key, repeat }) => {
      if (!repeat) touch(target)
      if (key === 'Tab') setFocus(true)
    },
    onPointerMove: ({ clientX, clientY }) => {
      const now = `${clientX} ${clientY}`
      // Browsers send a pointermove to an element that appears under a resting pointer.
      if (place.current !== undefined && place.current !== now) setPointer(true)
      place.current = now
    },
    onPointerLeave: () => setPointer(false),
  }
  return { handlers, isTouched, isInside: hasPointer || hasFocus }
}
