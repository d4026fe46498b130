import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Stack } from '#components/ui/layout/layout.tsx'
import styles from './nav-menu.module.css'

export const NAV_MENU_ID = 'nav-menu'

/** The phone's menu: a popover, so it opens without JavaScript and closes by Escape or a tap beside it. */
export function NavMenu({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations('shell')
  const label = t('menu')
  return (
    <div className={className}>
      <IconButton label={label} popoverTarget={NAV_MENU_ID}>
        <Icon icon="list" />
      </IconButton>
      <div id={NAV_MENU_ID} popover="auto" className={styles.panel} role="dialog" aria-label={label}>
        <IconButton
          label={t('close_menu')}
          popoverTarget={NAV_MENU_ID}
          popoverTargetAction="hide"
          className={styles.close}
        >
          <Icon icon="x" />
        </IconButton>
        <Stack as="nav" gap="4" aria-label={label}>
          {children}
        </Stack>
      </div>
    </div>
  )
}
