'use client'

import Dialog from '@mui/material/Dialog'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFocusHome } from '#components/notification/use-focus-home.ts'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import sheet from '#components/ui/sheet.module.css'
import { NewCodeForm, type NewCodeFormProps } from './new-code-form.tsx'
import styles from './new-code.module.css'

interface NewCodeDialogProps extends Pick<NewCodeFormProps, 'id' | 'rates'> {
  open: boolean
  onClose: () => void
}

/** The form of another invite code; under 640 px a sheet from the bottom. Each opening begins with an empty form. */
export function NewCodeDialog({ open, onClose, ...form }: NewCodeDialogProps) {
  const t = useTranslations('common')
  const titleId = useId()
  const focusHome = useFocusHome(open)
  return (
    <MuiProvider>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: focusHome },
          paper: { className: sheet.paper },
          container: { className: sheet.container },
        }}
      >
        <NewCodeForm {...form} titleId={titleId} onCreated={onClose} />
        <IconButton label={t('btn_close')} className={styles.close} onClick={onClose}>
          <Icon icon={XIcon} />
        </IconButton>
      </Dialog>
    </MuiProvider>
  )
}
