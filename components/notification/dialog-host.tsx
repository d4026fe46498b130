'use client'

import Dialog from '@mui/material/Dialog'
import { Warning } from '@phosphor-icons/react/dist/ssr/Warning'
import { X } from '@phosphor-icons/react/dist/ssr/X'
import { XCircle } from '@phosphor-icons/react/dist/ssr/XCircle'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useId, useState } from 'react'
import { Art } from '#components/ui/art.tsx'
import { Button } from '#components/ui/button.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { callbacksOf, dropCallbacks } from '#store/notification-callbacks.ts'
import { dialogClosed, selectDialog, type Dialog as DialogData } from '#store/slices/notification.ts'
import styles from './dialog-host.module.css'
import { useCloseCountdown } from './use-close-countdown.ts'
import { useFocusHome } from './use-focus-home.ts'

const ERROR_MODES: readonly string[] = ['error', 'dangerous', 'cancel']

function DialogBody({ dialog, close, titleId }: { dialog: DialogData; close: () => void; titleId: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const left = useCloseCountdown(dialog.countdownSeconds, close)
  const isError = ERROR_MODES.includes(dialog.modeType)
  const confirm = () => {
    const { onConfirm } = callbacksOf(dialog.id)
    // First, since what follows may open the next dialog.
    close()
    onConfirm?.()
  }
  const cancellable = dialog.modeType === 'cancel' || dialog.cancelText !== undefined
  const confirmText = dialog.confirmText ?? t(cancellable ? 'welcome.bind_base_info.confirm' : 'common.btn_ok')
  return (
    <div className={styles.body}>
      <IconButton label={t('common.btn_close')} className={styles.close} onClick={close}>
        <Icon icon={X} />
      </IconButton>
      {isError ? (
        <span className={styles.sign} data-mode={dialog.modeType}>
          <Icon icon={dialog.modeType === 'error' ? XCircle : Warning} weight="duotone" size="lg" />
        </span>
      ) : (
        <div className={styles.picture}>
          <Art scene="horn" fit="xMaxYMax slice" />
        </div>
      )}
      <h2 id={titleId} className={styles.title}>
        {dialog.title ?? t(isError ? 'common.unknown_error' : 'activity.user_apply_success')}
      </h2>
      {dialog.message && <p className={styles.message}>{dialog.message}</p>}
      {callbacksOf(dialog.id).secondMessageRender?.()}
      <div className={styles.buttons} data-two={cancellable || undefined}>
        {cancellable && (
          <Button variant="outlined" onClick={close}>
            {dialog.cancelText ?? t('common.btn_cancel')}
          </Button>
        )}
        {dialog.confirmPath === undefined ? (
          <Button size={isError ? 'md' : 'lg'} onClick={confirm}>
            {confirmText}
          </Button>
        ) : (
          <Button size={isError ? 'md' : 'lg'} href={dialog.confirmPath} locale={locale} onClick={confirm}>
            {confirmText}
          </Button>
        )}
      </div>
      {left !== null && (
        <p className={styles.countdown} aria-live="off">
          {t('common.closes_in', { seconds: String(left) })}
        </p>
      )}
    </div>
  )
}

/** UI-2: 500 px, error 400 px, radius 24; under 640 px a sheet from the bottom with the same content. */
export function DialogHost() {
  const open = useAppSelector(selectDialog)
  const dispatch = useAppDispatch()
  const titleId = useId()
  // While it fades away it still shows what it said.
  const [dialog, setDialog] = useState(open)
  if (open && open !== dialog) setDialog(open)
  const close = useCallback(() => {
    if (!open) return
    const { callback } = callbacksOf(open.id)
    dropCallbacks(open.id)
    dispatch(dialogClosed(open.id))
    callback?.()
  }, [open, dispatch])
  const focusHome = useFocusHome(open !== null)
  return (
    <Dialog
      open={open !== null}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{
        transition: { onExited: focusHome },
        paper: { className: `${styles.paper} ${dialog && ERROR_MODES.includes(dialog.modeType) ? styles.narrow : ''}` },
        container: { className: styles.container },
      }}
    >
      {dialog && <DialogBody key={dialog.id} dialog={dialog} close={close} titleId={titleId} />}
    </Dialog>
  )
}
