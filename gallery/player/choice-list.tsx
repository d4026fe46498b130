import { Fragment } from 'react'
import { cx } from '#components/ui/cx.ts'
import styles from './player.module.css'

interface ChoiceListProps {
  legend: string
  /** Of the form field. */
  name: string
  /** By their values. */
  items: Readonly<Record<string, readonly [name: string, line?: string]>>
  /** For words of a few letters. */
  narrow?: boolean
}

/** A choice as radio buttons; the first one is chosen at first. */
export function ChoiceList({ legend, name, items, narrow }: ChoiceListProps) {
  return (
    <fieldset className={cx(styles.choices, narrow && styles.narrow)}>
      <legend>{legend}</legend>
      {Object.entries(items).map(([value, [text, line]], index) => (
        <Fragment key={value}>
          <input
            type="radio"
            id={`${name}-${value}`}
            name={name}
            value={value}
            defaultChecked={index === 0}
            className={styles.radio}
          />
          <label htmlFor={`${name}-${value}`} className={styles.choice}>
            <strong>{text}</strong>
            {line && <span>{line}</span>}
          </label>
        </Fragment>
      ))}
    </fieldset>
  )
}
