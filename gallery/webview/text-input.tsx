import { useId } from 'react'
import styles from './webview.module.css'

interface TextInputProps {
  name: string
  label: string
  defaultValue?: string
  problem?: string | null
}

/** A line of text of the simulator's form, with what is wrong with it. */
export function TextInput({ name, label, defaultValue, problem = null }: TextInputProps) {
  const id = useId()
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-problem`}
      />
      <span id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </span>
    </div>
  )
}
