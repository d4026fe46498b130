'use client'

import { List } from '@phosphor-icons/react/dist/ssr/List'
import { X } from '@phosphor-icons/react/dist/ssr/X'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import styles from './nav-menu.module.css'

interface Props {
  label: string
  closeLabel: string
  className?: string
  children: ReactNode
}

/** The phone's menu: a popover, so it opens without JavaScript and closes by Escape or a tap beside it. */
export function NavMenu({ label, closeLabel, className, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const pathname = usePathname()
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [pathname])
  return (
    <span className={className}>
      <IconButton label={label} popoverTarget="nav-menu">
        <Icon icon={List} />
      </IconButton>
      <div ref={panel} id="nav-menu" popover="auto" className={styles.panel} role="dialog" aria-label={label}>
        <IconButton label={closeLabel} popoverTarget="nav-menu" popoverTargetAction="hide" className={styles.close}>
          <Icon icon={X} />
        </IconButton>
        <nav className={styles.items} aria-label={label}>
          {children}
        </nav>
      </div>
    </span>
  )
}
