'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button.tsx'
import { useCopy } from './use-copy.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CopyButtonProps {
  /** What lands in the clipboard; never shown by the button itself. */
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
  /** Drawn on the server, so that the glyph costs the browser no script. */
  icon?: ReactNode
  /** `icon` shows the icon alone. */
  look?: ButtonProps['variant'] | 'icon'
  size?: ButtonProps['size']
}

export function CopyButton({ text, label, copiedLabel, failedLabel, icon, look = 'primary', size }: CopyButtonProps) {
  const { state, copy } = useCopy()
  const outcome = { idle: '', copied: copiedLabel, failed: failedLabel }[state]
  const onClick = () => void copy(text)
  return (
    <span className={styles.holder}>
      {look === 'icon' ? (
        <IconButton label={label} onClick={onClick}>
          {icon}
        </IconButton>
      ) : (
        <Button variant={look} size={size} onClick={onClick}>
          {icon}
          {state === 'copied' ? copiedLabel : label}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
      {(state === 'failed' || (look === 'icon' && state === 'copied')) && (
        <span className={styles.bubble} aria-hidden="true">
          {outcome}
        </span>
      )}
    </span>
  )
}
