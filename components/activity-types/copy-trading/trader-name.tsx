import type { ReactNode } from 'react'
import styles from './trader-name.module.css'

const TONES = ['sun', 'rose', 'teal', 'sky', 'tang'] as const

/** The first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('')

/** The same trader has the same colour on every page. */
const toneOf = (name: string): string =>
  TONES[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length] ?? 'sun'

interface TraderNameProps {
  name: string
  /** The name as a way to the trader's page in the app. */
  link?: ReactNode
  children?: ReactNode
}

/** A lead trader's name with initials in front. */
export function TraderName({ name, link, children }: TraderNameProps) {
  return (
    <div className={styles.named}>
      <span className={styles.initials} data-tone={toneOf(name)} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <b>
          <bdi>{link ?? name}</bdi>
        </b>
        {children}
      </div>
    </div>
  )
}
