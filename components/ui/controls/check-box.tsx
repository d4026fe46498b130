import type { ComponentProps, ReactNode } from 'react'
import styles from './check-box.module.css'
import { SmallIcon } from '../pictures/icon.tsx'

interface CheckBoxProps {
  input?: Omit<ComponentProps<'input'>, 'type'>
  isInvalid?: boolean
  /** The words beside the box. */
  children: ReactNode
}

/** A box to tick with its words; the whole line is the target. */
export function CheckBox({ input, isInvalid, children }: CheckBoxProps) {
  return (
    <label className={styles.line}>
      <span className={styles.box}>
        <input {...input} type="checkbox" aria-invalid={isInvalid || undefined} />
        <SmallIcon icon="check" weight="bold" />
      </span>
      <span>{children}</span>
    </label>
  )
}
