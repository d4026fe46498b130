import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useTranslations } from 'next-intl'
import { useId, type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { cx } from '#components/ui/cx.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import sheet from '#components/ui/surface/sheet.module.css'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { focusedPath } from './watch-focus.ts'

interface SheetProps extends Pick<DialogProps, 'transitionDuration'> {
  isOpen: boolean
  onClose: () => void
  className?: string
  style?: CSSProperties
  children: (titleId: string) => ReactNode
}

/** A further press of a double click that opened the dialog falls beside it, and must not close it. */
const isFurtherPress = (event: object) => 'detail' in event && Number(event.detail) > 1

/** A dialog; under 640 px a sheet from the bottom. The focus returns to where it was. */
export function Sheet({ isOpen, onClose, className, style, children, ...rest }: SheetProps) {
  const titleId = useId()
  const focusHome = useFocusHome(isOpen)
  return (
    <MuiProvider>
      <Dialog
        {...rest}
        open={isOpen}
        onClose={(event) => !isFurtherPress(event) && onClose()}
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: focusHome },
          paper: { className: cx(sheet.paper, className), style },
          container: { className: sheet.container },
        }}
      >
        {children(titleId)}
      </Dialog>
    </MuiProvider>
  )
}

export interface SheetDialogProps extends SheetProps {
  /** The heading; without it the content has one, with `titleId`. */
  title?: string
}

/** With a button that closes it. */
export function SheetDialog({ title, children, ...rest }: SheetDialogProps) {
  const t = useTranslations('common')
  const closeButton = (
    <IconButton label={t('btn_close')} className={title ? undefined : sheet.close} onClick={rest.onClose}>
      <Icon icon="x" />
    </IconButton>
  )
  return (
    <Sheet {...rest}>
      {(titleId) => (
        <>
          {title && (
            <Row align="center" justify="between" className={sheet.head}>
              <h2 id={titleId}>{title}</h2>
              {closeButton}
            </Row>
          )}
          {children(titleId)}
          {!title && closeButton}
        </>
      )}
    </Sheet>
  )
}

/** A claim removes its button when the answer arrives, which may be after the dialog has closed, ms. */
const WATCHED_MS = 10_000

function focusNearest(path: readonly HTMLElement[]) {
  const home = path.find((element) => element.isConnected)
  if (home) focusElement(home)
}

/** Until the user moves the focus: if the focused element is removed, focuses the nearest remaining ancestor. */
function keepFocus(path: readonly HTMLElement[]) {
  const [place] = path
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const observer = new MutationObserver(() => {
    if (place?.isConnected) return
    stop()
    if (document.activeElement === null || document.activeElement === document.body) focusNearest(path)
  })
  const timer = setTimeout(stop, WATCHED_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/**
 * Returns the focus after a dialog. The browser returns it to the opener. If the opener was removed, or is removed soon after, like the
 * button of a claimed reward, the nearest remaining ancestor gets the focus.
 * @returns a function to call after the dialog has closed
 */
function useFocusHome(open: boolean) {
  const path = useRef<readonly HTMLElement[]>([])
  const stop = useRef<() => void>(() => undefined)
  // Before the dialog takes the focus in an effect.
  useLayoutEffect(() => {
    if (!open) return
    stop.current()
    path.current = focusedPath()
  }, [open])
  useLayoutEffect(() => () => stop.current(), [])
  return () => {
    const [place] = path.current
    if (place?.isConnected) stop.current = keepFocus(path.current)
    else focusNearest(path.current)
  }
}
