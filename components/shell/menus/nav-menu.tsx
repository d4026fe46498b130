import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { CloseOnNavigation } from './close-on-navigation.tsx'
import styles from './nav-menu.module.css'

interface Props {
  label: string
  closeLabel: string
  className?: string
  children: ReactNode
}

/** The phone's menu: a popover, so it opens without JavaScript and closes by Escape or a tap beside it. */
export function NavMenu({ label, closeLabel, className, children }: Props) {
  return (
    <div className={className}>
      <IconButton label={label} popoverTarget="nav-menu">
        <Icon icon="list" />
      </IconButton>
      <div id="nav-menu" popover="auto" className={styles.panel} role="dialog" aria-label={label}>
        <IconButton label={closeLabel} popoverTarget="nav-menu" popoverTargetAction="hide" className={styles.close}>
          <Icon icon="x" />
        </IconButton>
        <nav className={styles.items} aria-label={label}>
          {children}
        </nav>
      </div>
      <CloseOnNavigation popover="nav-menu" />
    </div>
  )
}
