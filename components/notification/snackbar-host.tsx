import './goober-sheet.ts'
import { SnackbarProvider, useSnackbar, type CustomContentProps, SnackbarContent } from 'notistack'
import { useEffect, useRef, type ComponentType, forwardRef } from 'react'
import { useOnNavigation } from '#components/shell/use-on-navigation.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { callbacksOf, dropCallbacks } from '#store/notification-callbacks.ts'
import {
  notificationTaken,
  selectNotifications,
  selectWithdrawn,
  withdrawalsDone,
  type AnchorOrigin,
  type Notification,
  type NotificationMode,
} from '#store/slices/notification.ts'
import styles from './snackbar.module.css'
import { MODE_ICONS, SnackbarView } from './snackbar-view.tsx'

interface Props extends CustomContentProps {
  notification: Notification
}

/** One snackbar in any of the six modes. */
const ModeSnackbar = forwardRef<HTMLDivElement, Props>(function ModeSnackbar({ notification, id, style }, ref) {
  const { closeSnackbar } = useSnackbar()
  const { onConfirm, secondMessageRender } = callbacksOf(notification.id)
  const { modeType } = notification
  const close = () => closeSnackbar(id)
  const confirm = () => {
    onConfirm?.()
    close()
  }
  return (
    <SnackbarContent ref={ref} style={style} role={modeType === 'error' ? 'alert' : 'status'}>
      <SnackbarView notification={notification} second={secondMessageRender?.()} onClose={close} onConfirm={confirm} />
    </SnackbarContent>
  )
})

declare module 'notistack' {
  interface VariantOverrides extends Record<NotificationMode, { notification: Notification }> {
    default: false
    info: false
    warning: false
  }
}

const snackbar = ModeSnackbar as unknown as ComponentType<CustomContentProps>
const COMPONENTS = Object.fromEntries(Object.keys(MODE_ICONS).map((mode) => [mode, snackbar]))

/** Spec §9: top on screens narrower than 768 px, else bottom, right aligned. */
const usualOrigin = (): AnchorOrigin => ({
  vertical: window.matchMedia('(min-width: 768px)').matches ? 'bottom' : 'top',
  horizontal: 'right',
})

const MIRRORED = { left: 'right', center: 'center', right: 'left' } as const

/** A right-to-left page mirrors the place. */
const onThisPage = ({ vertical, horizontal }: AnchorOrigin): AnchorOrigin => ({
  vertical,
  horizontal: document.documentElement.dir === 'rtl' ? MIRRORED[horizontal] : horizontal,
})

function QueueReader() {
  const queue = useAppSelector(selectNotifications)
  const withdrawn = useAppSelector(selectWithdrawn)
  const dispatch = useAppDispatch()
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const present = useRef(new Set<string>())
  // A message belongs to the page that showed it. This runs before the queue's effect, so the new page's messages stay.
  useOnNavigation(closeSnackbar)
  useEffect(() => {
    for (const notification of queue) {
      const { id, message, modeType, duration } = notification
      dispatch(notificationTaken(id))
      present.current.add(id)
      enqueueSnackbar(message, {
        key: id,
        variant: modeType,
        notification,
        autoHideDuration: modeType === 'timeDown' || modeType === 'cancel' || duration === 0 ? null : duration,
        anchorOrigin: onThisPage(notification.anchorOrigin ?? usualOrigin()),
        onExited: () => {
          callbacksOf(id).callback?.()
          present.current.delete(id)
          dropCallbacks(id)
        },
      })
    }
  }, [queue, dispatch, enqueueSnackbar])
  useEffect(() => {
    for (const id of withdrawn) {
      if (present.current.has(id)) closeSnackbar(id)
      else dropCallbacks(id)
    }
    if (withdrawn.length > 0) dispatch(withdrawalsDone())
  }, [withdrawn, dispatch, closeSnackbar])
  return null
}

export function SnackbarHost() {
  return (
    <SnackbarProvider maxSnack={3} Components={COMPONENTS} preventDuplicate classes={{ containerRoot: styles.host }}>
      <QueueReader />
    </SnackbarProvider>
  )
}
