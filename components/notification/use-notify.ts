import { nanoid } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useAppDispatch } from '#store/hooks.ts'
import { keepCallbacks, type NotificationCallbacks } from '#store/notification-callbacks.ts'
import {
  dialogOpened,
  notificationWithdrawn,
  notified,
  type Dialog,
  type Notification,
} from '#store/slices/notification.ts'

type NotifyOptions = Partial<Omit<Notification, 'message'>> & NotificationCallbacks
type DialogOptions = Omit<Dialog, 'id'> & NotificationCallbacks

/** Keeps the functions of a message or a dialog, which the store cannot hold. */
function withoutFunctions<Options extends NotificationCallbacks & { id?: string }>({
  id = nanoid(),
  callback,
  onConfirm,
  secondMessageRender,
  ...options
}: Options) {
  keepCallbacks(id, { callback, onConfirm, secondMessageRender })
  return { ...options, id }
}

/** UI-1: `notify('…', { modeType: 'success' })`, which `withdraw` hides by its `id`; and dialogs (UI-2). */
export function useNotify() {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      notify: (message: string, options: NotifyOptions = {}) =>
        void dispatch(notified({ ...withoutFunctions(options), message })),
      withdraw: (id: string) => void dispatch(notificationWithdrawn(id)),
      openDialog: (options: DialogOptions) => void dispatch(dialogOpened(withoutFunctions(options))),
    }),
    [dispatch],
  )
}
