'use client'

import { Moon } from '@phosphor-icons/react/dist/ssr/Moon'
import { Sun } from '@phosphor-icons/react/dist/ssr/Sun'
import { Icon } from '#components/ui/icon.tsx'
import { chooseTheme, isDark } from '#lib/theme/choose-theme.ts'
import styles from './theme-toggle.module.css'

/** SHELL-3: both icons are drawn and CSS shows one, so the first paint never shows the wrong one. */
export function ThemeToggle({ toDark, toLight }: { toDark: string; toLight: string }) {
  return (
    <button type="button" className={styles.toggle} onClick={() => chooseTheme(isDark() ? 'light' : 'dark')}>
      <span className={styles.moon}>
        <Icon icon={Moon} />
        <span className="visually-hidden">{toDark}</span>
      </span>
      <span className={styles.sun}>
        <Icon icon={Sun} />
        <span className="visually-hidden">{toLight}</span>
      </span>
    </button>
  )
}
