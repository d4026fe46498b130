import { Fragment } from 'react'
import { cx } from '#components/ui/cx.ts'
import styles from './player.module.css'

interface ChoiceItem {
  value: string
  name: string
  line?: string
}

interface ChoiceListProps {
  legend: string
  /** Of the form field. */
  name: string
  items: readonly ChoiceItem[]
  /** For words of a few letters. */
  narrow?: boolean
}

/** A choice as radio buttons; the first one is chosen at first. */
export function ChoiceList({ legend, name, items, narrow }: ChoiceListProps) {
  return (
    <fieldset className={cx(styles.choices, narrow && styles.narrow)}>
      <legend>{legend}</legend>
      {items.map(({ value, name: text, line }, index) => (
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
