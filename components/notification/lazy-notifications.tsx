import { useEffect } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { onInteraction } from '#components/providers/on-interaction.ts'
import { onIdle } from '#lib/head/early.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectDialog, selectNotifications } from '#store/slices/notification.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import { useLast } from './use-last.ts'
import { watchFocus } from './watch-focus.ts'

const Snackbars = lazyWithRetry(async () => (await import('./snackbar-host.tsx')).SnackbarHost)
const Dialogs = lazyWithRetry(async () => (await import('./dialog-host.tsx')).DialogHost)

function preloadBoth() {
  void Snackbars.preload()
  void Dialogs.preload()
}

/**
 * Snackbars and dialogs weigh more than the rest of the client runtime, and a reader never sees one. They are loaded with the first
 * touch, which comes before nearly every message; a user, who may be offline by then, gets them as soon as the page is idle.
 */
export function LazyNotifications() {
  const snackbar = useLast(useAppSelector(selectNotifications)[0] ?? null)
  const dialog = useLast(useAppSelector(selectDialog))
  const isLogin = useAppSelector(selectIsLogin)
  useEffect(() => {
    const stop = onInteraction(preloadBoth)
    if (isLogin) onIdle(preloadBoth)
    return stop
  }, [isLogin])
  useEffect(watchFocus, [])
  return (
    <>
      {snackbar && <Snackbars.Part />}
      {dialog && <Dialogs.Part />}
    </>
  )
}
