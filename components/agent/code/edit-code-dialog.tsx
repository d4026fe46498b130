'use client'

import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { EditCode, type EditCodeProps } from './edit-code.tsx'

interface EditCodeDialogProps extends Omit<EditCodeProps, 'titleId'> {
  open: boolean
  onClose: () => void
}

export const EditCodeDialog = ({ open, onClose, ...form }: EditCodeDialogProps) => (
  <SheetDialog isOpen={open} onClose={onClose}>
    {(titleId) => <EditCode {...form} titleId={titleId} />}
  </SheetDialog>
)
