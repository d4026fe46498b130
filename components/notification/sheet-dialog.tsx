'use client'

import Dialog from '@mui/material/Dialog'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { cx } from '#components/ui/cx.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import sheet from '#components/ui/surface/sheet.module.css'
import { useFocusHome } from './use-focus-home.ts'

export interface SheetDialogProps {
  isOpen: boolean
  onClose: () => void
  className?: string
  /** The heading; without it the content has one, with `titleId`. */
  title?: string
  children: (titleId: string) => ReactNode
}

/** A dialog; under 640 px a sheet from the bottom. The focus returns to where it was. */
export function SheetDialog({ isOpen, onClose, className, title, children }: SheetDialogProps) {
  const t = useTranslations('common')
  const titleId = useId()
  const focusHome = useFocusHome(isOpen)
  const closeButton = (
    <IconButton label={t('btn_close')} className={title ? undefined : sheet.close} onClick={onClose}>
      <Icon icon="x" />
    </IconButton>
  )
  return (
    <MuiProvider>
      <Dialog
        open={isOpen}
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: focusHome },
          paper: { className: cx(sheet.paper, className) },
          container: { className: sheet.container },
        }}
      >
        {title && (
          <Row align="center" justify="between" className={sheet.head}>
            <h2 id={titleId}>{title}</h2>
            {closeButton}
          </Row>
        )}
        {children(titleId)}
        {!title && closeButton}
      </Dialog>
    </MuiProvider>
  )
}
