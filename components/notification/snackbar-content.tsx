'use client'

import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack'
import { forwardRef } from 'react'
import { callbacksOf } from '#store/notification-callbacks.ts'
import type { Notification } from '#store/slices/notification.ts'
import { SnackbarView } from './snackbar-view.tsx'

interface Props extends CustomContentProps {
  notification: Notification
}

/** One snackbar in any of the six modes. */
export const ModeSnackbar = forwardRef<HTMLDivElement, Props>(function ModeSnackbar({ notification, id, style }, ref) {
  const { closeSnackbar } = useSnackbar()
  const { onConfirm, secondMessageRender } = callbacksOf(notification.id)
  const { modeType, width } = notification
  const close = () => closeSnackbar(id)
  const confirm = () => {
    onConfirm?.()
    close()
  }
  return (
    <SnackbarContent ref={ref} style={{ ...style, inlineSize: width }} role={modeType === 'error' ? 'alert' : 'status'}>
      <SnackbarView notification={notification} second={secondMessageRender?.()} onClose={close} onConfirm={confirm} />
    </SnackbarContent>
  )
})
