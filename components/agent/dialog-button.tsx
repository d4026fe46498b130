import { type ComponentType, type ReactNode, useState } from 'react'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { InDialog } from './dialog-form.tsx'

interface DialogButtonProps<Props> {
  form: Props
  /** Accessible name, in place of the button's words. */
  label?: string
  /** Shown without words; `label` names the button. */
  icon?: IconName
  children?: ReactNode
}

/** A button that opens a form in a dialog, which loads then, and stays mounted so that it can fade out. */
export function dialogButton<Props extends object>(load: () => Promise<ComponentType<Props & InDialog>>) {
  const { Opened: Dialog } = lazyOpened(async () => {
    const [{ inDialog }, form] = await Promise.all([import('./dialog-form.tsx'), load()])
    return inDialog(form)
  })
  return function DialogButton({ form, label = '', icon, children }: DialogButtonProps<Props>) {
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
}
