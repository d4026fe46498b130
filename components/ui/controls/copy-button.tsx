'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { copyText } from '#lib/copy-text.ts'
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
  const { state, copy, close } = useCopy(onCopied)
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
      {look === 'icon' && state === 'copied' && (
        <span className={styles.bubble} aria-hidden>
          {outcome}
        </span>
      )}
      {state === 'failed' && (
        <span className={styles.bubble}>
          <span aria-hidden>{outcome}</span>
          <SelectedText text={text} label={label} onBlur={close} />
        </span>
      )}
    </span>
  )
}

const SHOWN_MS = 3000

function selectAll(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true })
  field?.select()
}

/** A text that could not be copied, ready for the person's own copy: by the keyboard, or by the menu of a long press. */
export const SelectedText = ({
  text,
  label,
  ...more
}: {
  text: string
  label: string
  onBlur?: () => void
}): ReactNode => <input ref={selectAll} readOnly dir="ltr" value={text} aria-label={label} {...more} />

/** Copies to the clipboard. The outcome is shown for three seconds, a failure until the person leaves the field with the text. */
function useCopy(onCopied?: () => void) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    clearTimeout(timer.current)
    const isCopied = await copyText(text)
    setState(isCopied ? 'copied' : 'failed')
    if (!isCopied) return
    onCopied?.()
    timer.current = setTimeout(() => setState('idle'), SHOWN_MS)
  }
  return { state, copy, close: () => setState('idle') }
}
