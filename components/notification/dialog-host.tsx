import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { callbacksOf, dropCallbacks } from '#store/notification-callbacks.ts'
import { dialogClosed, selectDialog, type Dialog as DialogData } from '#store/slices/notification.ts'
import styles from './dialog-host.module.css'
import { DialogView, isNarrow } from './dialog-view.tsx'
import { focusButton } from './focus-button.ts'
import { Sheet } from './sheet-dialog.tsx'
import { useCloseCountdown } from './use-close-countdown.ts'
import { useLast } from './use-last.ts'

/** A dialog's behaviour; `DialogView` is its look. */
function DialogBody({ dialog, close, titleId }: { dialog: DialogData; close: () => void; titleId: string }) {
  const left = useCloseCountdown(dialog.countdownSeconds, close)
  const { onConfirm, secondMessageRender } = callbacksOf(dialog.id)
  const buttons = useRef<HTMLElement>(null)
  // The confirming button, for Enter.
  useEffect(() => focusButton(buttons.current?.lastElementChild), [])
  const confirm = () => {
    // First, because the callbacks may open the next dialog.
    close()
    onConfirm?.()
  }
  return (
    <DialogView
      dialog={dialog}
      left={left}
      second={secondMessageRender?.()}
      onClose={close}
      onConfirm={confirm}
      titleId={titleId}
      buttonsRef={buttons}
    />
  )
}

/** UI-2: 500 px for a success, else 400 px, or the width it asks for; radius 24; under 640 px a sheet from the bottom with the same content. */
export function DialogHost() {
  const open = useAppSelector(selectDialog)
  const dispatch = useAppDispatch()
  const dialog = useLast(open)
  // Closed, or replaced by another one.
  const openId = open?.id
  useEffect(() => (openId === undefined ? undefined : () => dropCallbacks(openId)), [openId])
  const close = useCallback(() => {
    if (!open) return
    const { callback } = callbacksOf(open.id)
    dispatch(dialogClosed(open.id))
    callback?.()
  }, [open, dispatch])
  return (
    <Sheet
      isOpen={open !== null}
      onClose={close}
      className={dialog && isNarrow(dialog) ? styles.narrow : undefined}
      style={dialog?.width ? { '--dialog-width': `${dialog.width}px` } : undefined}
    >
      {(titleId) => dialog && <DialogBody key={dialog.id} dialog={dialog} close={close} titleId={titleId} />}
    </Sheet>
  )
}
