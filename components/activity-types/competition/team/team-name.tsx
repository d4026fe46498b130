import { lettersOf } from '#lib/i18n/letters-of.ts'
import styles from './team.module.css'

/** A name that a user gave: any script, and never translated by a browser. */
export function TeamName({ name }: { name: string }) {
  return (
    <bdi translate="no" dir="auto">
      {name}
    </bdi>
  )
}

interface CrestProps {
  teamId: string
  name: string
  /** Width, px. */
  size: number
}

/** Pairs of art colours, so that neighbours on a board differ; the second is the shield's other half. */
const PAIRS = [
  ['ink', 'teal'],
  ['sun', 'tang'],
  ['teal', 'ink'],
  ['rose', 'tang'],
  ['sky', 'teal'],
  ['tang', 'ink'],
  ['sun', 'ink'],
  ['rose', 'ink'],
] as const

const pairOf = (teamId: string) => {
  const sum = Array.from(teamId).reduce((before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0)
  return PAIRS[sum % PAIRS.length] ?? PAIRS[0]
}

/** A shield in two colours by the team's id, with the first letter of its name as a reader counts letters. */
export function Crest({ teamId, name, size }: CrestProps) {
  const [first] = lettersOf(name.trim())
  const [ground, half] = pairOf(teamId)
  return (
    <svg
      viewBox="0 0 44 52"
      width={size}
      height={Math.round(size * 1.18)}
      className={styles.crest}
      aria-hidden="true"
      data-crest={`${ground} ${half}`}
    >
      <path d="M4 4h36v24c0 12-10 18-18 21C14 46 4 40 4 28z" fill={`var(--art-${ground})`} />
      <path d="M22 4h18v24c0 12-10 18-18 21z" fill={`var(--art-${half})`} />
      <circle cx="22" cy="25" r="12" className={styles.disc} />
      <text x="22" y="31" textAnchor="middle" className={styles.letter}>
        {first?.toUpperCase()}
      </text>
    </svg>
  )
}
