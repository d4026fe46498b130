import Dialog, { type DialogProps } from '@mui/material/Dialog'
import { useTranslations } from 'next-intl'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { cx } from '#components/ui/cx.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import sheet from '#components/ui/surface/sheet.module.css'
import { useFocusHome } from './use-focus-home.ts'

interface SheetProps extends Pick<DialogProps, 'transitionDuration'> {
  isOpen: boolean
  onClose: () => void
  className?: string
  style?: CSSProperties
  children: (titleId: string) => ReactNode
}

/** A dialog; under 640 px a sheet from the bottom. The focus returns to where it was. */
export function Sheet({ isOpen, onClose, className, style, children, ...rest }: SheetProps) {
  const titleId = useId()
  const focusHome = useFocusHome(isOpen)
  return (
    <MuiProvider>
      <Dialog
        {...rest}
        open={isOpen}
        onClose={onClose}
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
