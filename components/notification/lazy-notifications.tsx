import { useEffect } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { onInteraction } from '#components/providers/on-interaction.ts'
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
 * Snackbars and dialogs weigh more than the rest of the client runtime, and a visitor who reads never sees one. Logged-in users
 * get them at once, others with the first touch, which comes before any message.
 */
export function LazyNotifications() {
  const snackbar = useLast(useAppSelector(selectNotifications)[0] ?? null)
  const dialog = useLast(useAppSelector(selectDialog))
  const isLogin = useAppSelector(selectIsLogin)
  useEffect(() => {
    if (!isLogin) return onInteraction(preloadBoth)
    preloadBoth()
    return undefined
  }, [isLogin])
  useEffect(watchFocus, [])
  return (
    <>
      {snackbar && <Snackbars.Part />}
      {dialog && <Dialogs.Part />}
    </>
  )
}
