'use client'

import Dialog from '@mui/material/Dialog'
import { useCallback, useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { callbacksOf, dropCallbacks } from '#store/notification-callbacks.ts'
import { dialogClosed, selectDialog, type Dialog as DialogData } from '#store/slices/notification.ts'
import { cx } from '#components/ui/cx.ts'
import sheet from '#components/ui/surface/sheet.module.css'
import styles from './dialog-host.module.css'
import { DialogView, isNarrow } from './dialog-view.tsx'
import { ignoreHeldEnter } from './ignore-held-enter.ts'
import { useCloseCountdown } from './use-close-countdown.ts'
import { useFocusHome } from './use-focus-home.ts'

interface DialogBodyProps {
  dialog: DialogData
  close: () => void
  titleId: string
}

/** A dialog's behaviour; `DialogView` is its look. */
function DialogBody({ dialog, close, titleId }: DialogBodyProps) {
  const left = useCloseCountdown(dialog.countdownSeconds, close)
  const { onConfirm, secondMessageRender } = callbacksOf(dialog.id)
  const buttons = useRef<HTMLElement>(null)
  // Focuses the confirming button for Enter, without scrolling, because a long dialog has to begin with its words.
  useEffect(() => {
    const box = buttons.current
    if (!box) return undefined
    const action = box.lastElementChild
    if (action instanceof HTMLElement) action.focus({ preventScroll: true })
    box.addEventListener('keydown', ignoreHeldEnter)
    return () => box.removeEventListener('keydown', ignoreHeldEnter)
  }, [])
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
  const titleId = useId()
  // The dialog keeps its content while it fades out.
  const [dialog, setDialog] = useState(open)
  if (open && open !== dialog) setDialog(open)
  // Closed, or replaced by another one.
  const openId = open?.id
  useEffect(() => (openId === undefined ? undefined : () => dropCallbacks(openId)), [openId])
  const close = useCallback(() => {
    if (!open) return
    const { callback } = callbacksOf(open.id)
    dispatch(dialogClosed(open.id))
    callback?.()
  }, [open, dispatch])
  const focusHome = useFocusHome(open !== null)
  return (
    <MuiProvider>
      <Dialog
        open={open !== null}
        onClose={close}
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: focusHome },
          paper: {
            className: cx(sheet.paper, dialog && isNarrow(dialog) && styles.narrow),
            style: dialog?.width ? ({ '--dialog-width': `${dialog.width}px` } as CSSProperties) : undefined,
          },
          container: { className: sheet.container },
        }}
      >
        {dialog && <DialogBody key={dialog.id} dialog={dialog} close={close} titleId={titleId} />}
      </Dialog>
    </MuiProvider>
  )
}
