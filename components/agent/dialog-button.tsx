import { type ComponentType, type ReactNode, useState } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { DialogProps } from './dialog-form.tsx'

interface DialogButtonProps<Props> {
  dialog: ComponentType<DialogProps<Props>>
  form: Props
  /** Accessible name, in place of the button's words. */
  label?: string
  /** Shown without words; `label` names the button. */
  icon?: IconName
  children?: ReactNode
}

/** Opens a form in a dialog, which stays mounted so that it can fade out. */
export function DialogButton<Props>({ dialog: Dialog, form, label = '', icon, children }: DialogButtonProps<Props>) {
  const [isOpen, setOpen] = useState<boolean>()
  const open = () => setOpen(true)
  return (
    <>
      {icon ? (
        <IconButton label={label} onClick={open}>
          <Icon icon={icon} />
        </IconButton>
      ) : (
        <SmallButton aria-label={label || undefined} onClick={open}>
          {children}
        </SmallButton>
      )}
      {isOpen !== undefined && <Dialog form={form} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
