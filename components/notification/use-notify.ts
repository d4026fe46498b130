import { nanoid } from '@reduxjs/toolkit'
import { useCallback } from 'react'
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

/** UI-1: `notify('…', { modeType: 'success' })`, which `withdraw` hides by its `id`; and dialogs (UI-2). */
export function useNotify() {
  const dispatch = useAppDispatch()
  const notify = useCallback(
    (message: string, { id = nanoid(), callback, onConfirm, secondMessageRender, ...options }: NotifyOptions = {}) => {
      keepCallbacks(id, { callback, onConfirm, secondMessageRender })
      dispatch(notified({ ...options, message, id }))
    },
    [dispatch],
  )
  const openDialog = useCallback(
    ({ callback, onConfirm, secondMessageRender, ...dialog }: DialogOptions) => {
      const id = nanoid()
      keepCallbacks(id, { callback, onConfirm, secondMessageRender })
      dispatch(dialogOpened({ ...dialog, id }))
    },
    [dispatch],
  )
  const withdraw = useCallback((id: string) => void dispatch(notificationWithdrawn(id)), [dispatch])
  return { notify, withdraw, openDialog }
}
