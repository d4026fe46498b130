'use client'

import Dialog from '@mui/material/Dialog'
import { usePathname } from 'next/navigation'
import { type DOMAttributes, useCallback, useEffect, useId, useRef, useState } from 'react'
import { CopiesHost } from '#components/shell/offline/copies-host.tsx'
import { useFocusHome } from '#components/notification/use-focus-home.ts'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { cx } from '#components/ui/cx.ts'
import sheet from '#components/ui/surface/sheet.module.css'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { type GoodNews, goodNewsClosed, selectGoodNews } from '#store/slices/good-news.ts'
import { QueuedClaims } from '../claim/queued-claims.tsx'
import styles from './good-news-host.module.css'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { ignoreHeldEnter } from '#components/notification/ignore-held-enter.ts'
import { useCloseCountdown } from '#components/notification/use-close-countdown.ts'
import { useShareDialog } from '#components/share/share-button.tsx'
import { SUCCESS_CLOSES_AFTER_S } from '#store/slices/notification.ts'
import { ClosingCountdown } from './closing-countdown.tsx'
import { GoodNewsView } from './good-news-view.tsx'
import { useGoodNewsContent } from './use-good-news-content.tsx'

/** ms; CSS moves the sheet itself. */
const FADE = { enter: 140, exit: 140 }

/**
 * The page's one overlay for good news: 500 px, radius 24; below 640 px a sheet from the bottom (design §13, "Moments"). Also mounts
 * the queue of claims and of copied links, whose news it shows.
 */
export function GoodNewsHost() {
  const open = useAppSelector(selectGoodNews)
  const dispatch = useAppDispatch()
  const titleId = useId()
  const reduced = useReducedMotion()
  // Keep the content while the overlay fades out.
  const [goodNews, setGoodNews] = useState(open)
  if (open && open !== goodNews) setGoodNews(open)
  const id = open?.id
  const close = useCallback(() => void (id !== undefined && dispatch(goodNewsClosed(id))), [id, dispatch])
  // A ticket until the first claim (describeGoodNews).
  const isTicket = goodNews?.joined != null && goodNews.claimed.length === 0
  const focusHome = useFocusHome(id !== undefined)
  useCloseRequest(id !== undefined, close)
  useCloseAfterNavigation(close)
  return (
    <MuiProvider>
      <QueuedClaims />
      <CopiesHost />
      <Dialog
        open={open !== null}
        onClose={close}
        aria-labelledby={titleId}
        transitionDuration={reduced ? 0 : FADE}
        slotProps={{
          transition: { onExited: focusHome },
          paper: { className: cx(sheet.paper, styles.paper, isTicket && styles.ticket) },
          container: { className: sheet.container },
        }}
      >
        {goodNews && <GoodNewsFrame key={goodNews.id} goodNews={goodNews} close={close} titleId={titleId} />}
      </Dialog>
    </MuiProvider>
  )
}

/** News belongs to the page that opened it, so a navigation closes the overlay, also where the next page mounts this host. */
function useCloseAfterNavigation(close: () => void) {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== path) close()
    shown.current = path
  }, [path, close])
  useEffect(() => close, [close])
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

/** A phone's back button or gesture closes the overlay instead of leaving the page, without a history entry (ADR 0043). */
function useCloseRequest(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [isOpen, close])
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
  const share = useShareDialog()
  const { isBusy, ...content } = useGoodNewsContent(goodNews, { close, openShare: share.open })

  // Does not scroll, because the scene comes first.
  const focusAction = () => {
    const action = actions.current?.firstElementChild
    if (action instanceof HTMLElement) focusElement(action)
  }
  // The news after a ticket has other buttons.
  const isTicket = content.ticket !== undefined
  useEffect(() => {
    const place = actions.current
    focusAction()
    place?.addEventListener('keydown', ignoreHeldEnter)
    return () => place?.removeEventListener('keydown', ignoreHeldEnter)
  }, [isTicket])
  const keepOpen = () => {
    keep(true)
    // The pressed button disappears.
    focusAction()
  }
  return (
    <>
      <div {...handlers}>
        <GoodNewsView
          content={content}
          onClose={close}
          titleId={titleId}
          actionsRef={actions}
          closing={
            content.isTimed &&
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
      </div>
      {share.dialog}
    </>
  )
}

/** The countdown starts after the scene, ms (design §13, "Moments"). */
const BEGINS_AFTER_MS = 1200

interface GoodNewsClosingProps {
  isPaused: boolean
  /** Never runs again. */
  isStopped: boolean
  onClose: () => void
  onKeepOpen: () => void
}

/** Counts down from the spec's 5 s, once; a new `key` restarts it. */
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
