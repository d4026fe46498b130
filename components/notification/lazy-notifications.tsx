'use client'

import { useEffect, useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { onInteraction } from '#components/providers/on-interaction.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectDialog, selectNotifications } from '#store/slices/notification.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import { watchFocus } from './watch-focus.ts'

const Snackbars = lazyWithRetry(() => import('./snackbar-host.tsx').then((m) => m.SnackbarHost))
const Dialogs = lazyWithRetry(() => import('./dialog-host.tsx').then((m) => m.DialogHost))

function preloadBoth() {
  void Snackbars.preload()
  void Dialogs.preload()
}

/** True once `now` has been true: a host stays mounted so that its message can fade out. */
function useOnceTrue(now: boolean) {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was || now
}

/**
 * Snackbars and dialogs weigh more than the rest of the client runtime, and a visitor who reads never sees one. Logged-in users
 * get them at once, others with the first touch, which comes before any message.
 */
export function LazyNotifications() {
  const hasSnackbar = useOnceTrue(useAppSelector(selectNotifications).length > 0)
  const hasDialog = useOnceTrue(useAppSelector(selectDialog) !== null)
  const isLogin = useAppSelector(selectIsLogin)
  useEffect(() => {
    if (!isLogin) return onInteraction(preloadBoth)
    preloadBoth()
    return undefined
  }, [isLogin])
  useEffect(watchFocus, [])
  return (
    <>
      {hasSnackbar && <Snackbars.Part />}
      {hasDialog && <Dialogs.Part />}
    </>
  )
}
