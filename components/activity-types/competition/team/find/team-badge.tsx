import { lettersOf } from '#lib/i18n/letters-of.ts'
import styles from './team-badge.module.css'

const TONES = 5

const toneOf = (teamId: string): number =>
  Array.from(teamId).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0) % TONES

/** The first letter of a name as a reader counts letters, on one of five grounds by the team's id. */
export function TeamBadge({ teamId, name }: { teamId: string; name: string }) {
  const [first] = lettersOf(name.trim())
  return (
    <span className={styles.badge} data-tone={toneOf(teamId)} aria-hidden="true" translate="no">
      {first?.toLocaleUpperCase('en')}
    </span>
  )
}
