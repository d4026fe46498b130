import { Fragment } from 'react'
import styles from './player.module.css'

export interface ChoiceItem {
  value: string
  name: string
  line?: string
}

interface ChoiceListProps {
  legend: string
  /** Of the form's field. */
  name: string
  items: readonly ChoiceItem[]
}

/** A choice as radio buttons; the first one is chosen at first. */
export function ChoiceList({ legend, name, items }: ChoiceListProps) {
  return (
    <fieldset className={styles.choices}>
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
            {line !== undefined && <span>{line}</span>}
          </label>
        </Fragment>
      ))}
    </fieldset>
  )
}
