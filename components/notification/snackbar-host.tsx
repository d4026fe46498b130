'use client'

import { SnackbarProvider, useSnackbar, type CustomContentProps, SnackbarContent, type SnackbarOrigin } from 'notistack'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ComponentType, forwardRef, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { callbacksOf, dropCallbacks } from '#store/notification-callbacks.ts'
import {
  notificationTaken,
  selectNotifications,
  selectWithdrawn,
  withdrawalsDone,
  type Notification,
  type NotificationMode,
} from '#store/slices/notification.ts'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { HoursCountdown } from './hours-countdown.tsx'
import styles from './snackbar.module.css'

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
  interface VariantOverrides {
    default: false
    info: false
    warning: false
    normal: { notification: Notification }
    success: { notification: Notification }
    error: { notification: Notification }
    dangerous: { notification: Notification }
    timeDown: { notification: Notification }
    cancel: { notification: Notification }
  }
}

const snackbar = ModeSnackbar as unknown as ComponentType<CustomContentProps>
const COMPONENTS = Object.fromEntries(
  (['normal', 'success', 'error', 'dangerous', 'timeDown', 'cancel'] satisfies NotificationMode[]).map((mode) => [
    mode,
    snackbar,
  ]),
)

/** Spec §9: top on screens narrower than 768 px, else bottom, right aligned; "right" follows the page's direction. */
const WIDE = '(min-width: 768px)'
function anchor(): SnackbarOrigin {
  return {
    vertical: window.matchMedia(WIDE).matches ? 'bottom' : 'top',
    horizontal: document.documentElement.dir === 'rtl' ? 'left' : 'right',
  }
}

function QueueReader() {
  const queue = useAppSelector(selectNotifications)
  const withdrawn = useAppSelector(selectWithdrawn)
  const dispatch = useAppDispatch()
  const { enqueueSnackbar, closeSnackbar } = useSnackbar()
  const path = usePathname()
  const shown = useRef(path)
  const present = useRef(new Set<string>())
  // A message belongs to the page that showed it. Before the queue: a message of the new page stays.
  useEffect(() => {
    if (shown.current !== path) closeSnackbar()
    shown.current = path
  }, [path, closeSnackbar])
  useEffect(() => {
    for (const notification of queue) {
      dispatch(notificationTaken(notification.id))
      present.current.add(notification.id)
      enqueueSnackbar(notification.message, {
        key: notification.id,
        variant: notification.modeType,
        notification,
        autoHideDuration:
          notification.modeType === 'timeDown' || notification.modeType === 'cancel' || notification.duration === 0
            ? null
            : notification.duration,
        anchorOrigin: anchor(),
        onExited: () => {
          callbacksOf(notification.id).callback?.()
          present.current.delete(notification.id)
          dropCallbacks(notification.id)
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
    <SnackbarProvider maxSnack={3} Components={COMPONENTS} preventDuplicate>
      <QueueReader />
    </SnackbarProvider>
  )
}

/** The part of its style element that goober, the CSS-in-JS library of notistack, uses. */
interface GooberElement {
  nonce?: string
  parentNode: ParentNode
  firstChild: { data: string }
}

/**
 * Gives goober a stylesheet that a script may fill: goober writes text into a style element, and the page's policy allows
 * only styles with known hashes. Imported before notistack, which writes its first style on import.
 */
function adoptGooberSheet(page: Window & { _goober?: GooberElement }): void {
  if (page._goober || !('adoptedStyleSheets' in page.document)) return
  const sheet = new CSSStyleSheet()
  page.document.adoptedStyleSheets.push(sheet)
  let css = ''
  const firstChild = {
    get data() {
      return css
    },
    set data(text) {
      css = text
      sheet.replaceSync(text)
    },
  }
  page._goober = { parentNode: page.document.head, firstChild }
}

if (typeof window !== 'undefined') adoptGooberSheet(window)

const ICONS = {
  normal: 'info',
  success: 'check-circle',
  error: 'x-circle',
  dangerous: 'warning',
  timeDown: 'timer',
  cancel: 'question',
} as const satisfies Record<NotificationMode, unknown>

interface ViewProps {
  notification: Omit<Notification, 'id' | 'duration'>
  /** Under the message. */
  second?: ReactNode
  onClose: () => void
  onConfirm: () => void
}

/** A snackbar's content; icon and words carry the meaning, colour only helps (design, "Snackbars"). */
export function SnackbarView({ notification, second, onClose, onConfirm }: ViewProps) {
  const t = useTranslations('common')
  const { modeType, message, title, buttonText, frosted, timeDown } = notification
  return (
    <Row
      gap="4 12"
      align="center"
      wrap
      tone="primary"
      className={styles.snackbar}
      data-mode={modeType}
      data-frosted={frosted || undefined}
    >
      <Icon icon={ICONS[modeType]} weight="fill" className={styles.icon} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        <span>
          {message} {timeDown !== undefined && <HoursCountdown to={timeDown} onEnd={onClose} />}
        </span>
        {second}
      </div>
      {(modeType === 'cancel' || buttonText) && (
        <div className={styles.buttons}>
          {modeType === 'cancel' && (
            <Button variant="text" size="sm" onClick={onClose}>
              {t('btn_cancel')}
            </Button>
          )}
          <Button variant="text" size="sm" onClick={onConfirm}>
            {buttonText ?? t('btn_ok')}
          </Button>
        </div>
      )}
    </Row>
  )
}
