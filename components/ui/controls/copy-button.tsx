'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pressable } from '#lib/head/early.ts'
import { PressButton, type PressProps } from './press-button.tsx'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** What the server writes and draws, so that the browser loads no texts and no script for it. */
export interface CopyWords {
  label: string
  copied: string
  failed: string
  icon?: ReactNode
}

interface CopyButtonProps extends CopyWords {
  /** For the clipboard; the button does not show it. */
  text: string
  /** `icon` shows the icon alone. */
  look?: PressProps['variant'] | 'icon'
  size?: PressProps['size']
  onCopied?: () => void
}

export function CopyButton({ text, label, copied, failed, icon, look = 'primary', size, onCopied }: CopyButtonProps) {
  const { state, copy } = useCopy(onCopied)
  const outcome = { idle: '', copied, failed }[state]
  const press = pressable(`copy-${text}`, () => void copy(text))
  return (
    <span className={styles.holder}>
      {look === 'icon' ? (
        <IconButton label={label} {...press}>
          {icon}
        </IconButton>
      ) : (
        <PressButton variant={look} size={size} {...press}>
          {icon}
          {state === 'copied' ? copied : label}
        </PressButton>
      )}
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
      {(state === 'failed' || (look === 'icon' && state === 'copied')) && (
        <span className={styles.bubble} aria-hidden>
          {outcome}
        </span>
      )}
    </span>
  )
}

const SHOWN_MS = 3000

/** Copies to the clipboard; the outcome is shown for three seconds. */
function useCopy(onCopied?: () => void) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied?.()
    } catch {
      // Refused or, on an insecure origin, missing.
      setState('failed')
    }
    timer.current = setTimeout(() => setState('idle'), SHOWN_MS)
  }
  return { state, copy }
}
