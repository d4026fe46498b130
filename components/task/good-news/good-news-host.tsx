'use client'

import Dialog from '@mui/material/Dialog'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { CopiesHost } from '#components/shell/offline/copies-host.tsx'
import { useFocusHome } from '#components/notification/use-focus-home.ts'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { cx } from '#components/ui/cx.ts'
import sheet from '#components/ui/surface/sheet.module.css'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { goodNewsClosed, selectGoodNews } from '#store/slices/good-news.ts'
import { QueuedClaims } from '../claim/queued-claims.tsx'
import styles from './good-news-host.module.css'
import { GoodNewsFrame } from './good-news-frame.tsx'

/** ms; the sheet itself moves by CSS. */
const FADE = { enter: 140, exit: 140 }

/**
 * The page's one overlay for good news: 500 px, radius 24; under 640 px a sheet from the bottom (design §13, "Moments"). Beside it
 * what a user's page does on a weak network, whose news it shows.
 */
export function GoodNewsHost() {
  const open = useAppSelector(selectGoodNews)
  const dispatch = useAppDispatch()
  const titleId = useId()
  const reduced = useReducedMotion()
  // The overlay keeps its content while it fades out.
  const [goodNews, setGoodNews] = useState(open)
  if (open && open !== goodNews) setGoodNews(open)
  const id = open?.id
  const close = useCallback(() => void (id !== undefined && dispatch(goodNewsClosed(id))), [id, dispatch])
  // Joining is a ticket until the first claim (describeGoodNews).
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

/** News belong to the page that opened them, which a navigation replaces with or without this host. */
function useCloseAfterNavigation(close: () => void): void {
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

/** The back button or gesture of a phone closes the overlay instead of leaving the page, without an entry in the history (ADR 0040). */
function useCloseRequest(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [isOpen, close])
}
