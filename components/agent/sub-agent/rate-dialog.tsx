'use client'

import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { RateForm, type RateFormProps } from './rate-form.tsx'

interface RateDialogProps extends Pick<RateFormProps, 'id' | 'agent'> {
  open: boolean
  onClose: () => void
}

/** The form of the rate of a sub-agent. Each opening begins with the rates of now. */
export const RateDialog = ({ open, onClose, ...form }: RateDialogProps) => (
  <SheetDialog isOpen={open} onClose={onClose}>
    {(titleId) => <RateForm {...form} titleId={titleId} onSaved={onClose} />}
  </SheetDialog>
)
