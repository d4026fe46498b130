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
import styles from '../code/new-code.module.css'
import { TargetsForm, type TargetsFormProps } from './targets-form.tsx'

interface TargetsDialogProps extends Pick<TargetsFormProps, 'id' | 'month'> {
  open: boolean
  onClose: () => void
}

/** The form of the targets; under 640 px a sheet from the bottom. Each opening begins with the present targets. */
export function TargetsDialog({ open, onClose, ...form }: TargetsDialogProps) {
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
        <TargetsForm {...form} titleId={titleId} onSaved={onClose} />
        <IconButton label={t('btn_close')} className={styles.close} onClick={onClose}>
          <Icon icon={XIcon} />
        </IconButton>
      </Dialog>
    </MuiProvider>
  )
}
