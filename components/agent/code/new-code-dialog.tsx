'use client'

import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { NewCodeForm, type NewCodeFormProps } from './new-code-form.tsx'

interface NewCodeDialogProps extends Pick<NewCodeFormProps, 'id' | 'rates'> {
  open: boolean
  onClose: () => void
}

/** The form of another invite code. Each opening begins with an empty form. */
export const NewCodeDialog = ({ open, onClose, ...form }: NewCodeDialogProps) => (
  <SheetDialog isOpen={open} onClose={onClose}>
    {(titleId) => <NewCodeForm {...form} titleId={titleId} onCreated={onClose} />}
  </SheetDialog>
)
