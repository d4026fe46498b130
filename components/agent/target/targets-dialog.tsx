'use client'

import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { TargetsForm, type TargetsFormProps } from './targets-form.tsx'

interface TargetsDialogProps extends Pick<TargetsFormProps, 'id' | 'month'> {
  open: boolean
  onClose: () => void
}

/** The form of the targets. Each opening begins with the present targets. */
export const TargetsDialog = ({ open, onClose, ...form }: TargetsDialogProps) => (
  <SheetDialog isOpen={open} onClose={onClose}>
    {(titleId) => <TargetsForm {...form} titleId={titleId} onSaved={onClose} />}
  </SheetDialog>
)
