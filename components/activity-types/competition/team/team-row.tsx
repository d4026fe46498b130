import type { ReactNode } from 'react'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Accent, Line, Row } from '#components/ui/layout/layout.tsx'
import { invitePath, type TeamSubject } from './team-subject.ts'
import styles from './team.module.css'
import { lettersOf } from '#lib/i18n/letters-of.ts'

/** Of each way into a team the end of its messages' keys, the icon, and the key of its button. */
export const ACCESS = {
  OPEN: ['open', 'door-open', 'join'],
  KEY: ['key', 'key', 'use_key'],
  APPROVAL: ['approval', 'hand-palm', 'ask'],
} as const

interface TeamRowProps {
  team: Team
  unit: string
  /** Beside the name: a button, or why there is none. */
  action: ReactNode
}

/** A team as other users see it: free places, access, the volume that it asks for, its captain. */
export function TeamRow({
  team: { teamId, name, captain, members, capacity, access, minVolume },
  unit,
  action,
}: TeamRowProps) {
  const { t, locale, number, money } = useWords()
  const [accessName, accessIcon] = ACCESS[access]
  return (
    <Line gap="2 12" className={styles.row}>
      <Crest teamId={teamId} name={name} size={44} />
      <Accent breaks>
        <TeamName name={name} />
      </Accent>
      <Row as="span" justify="end" className={styles.action}>
        {action}
      </Row>
      <Row as="span" top="6" wrap size="note" tone="secondary" breaks className={styles.facts}>
        <span>
          <SmallIcon icon="users" />
          {t('team.places', { members: number(members), capacity: number(capacity) })}
        </span>
        <span>
          <SmallIcon icon={accessIcon} />
          {t(`team.access_${accessName}`)}
        </span>
        {minVolume && <span>{t('team.from_volume', { amount: money({ amount: minVolume, unit }) })}</span>}
        <span>{t('team.captain_is', { name: isolateLtr(locale, captain) })}</span>
      </Row>
    </Line>
  )
}

interface JoinLinkProps {
  subject: TeamSubject
  team: Team
  /** The key in the visitor's invitation. */
  teamKey?: string
}

/** Leads a visitor to the login and back to the team. */
export function JoinLink({ subject: { activityId, path }, team, teamKey }: JoinLinkProps) {
  const { t } = useWords()
  if (team.members >= team.capacity) return <Chip>{t('team.is_full')}</Chip>
  const next = encodeURIComponent(invitePath(path, team.teamId, teamKey))
  return (
    <SmallButton
      href={`/login?next=${next}`}
      data-joins={activityId}
      aria-label={t('team.join_named', { team: team.name })}
    >
      {t('team.join')}
    </SmallButton>
  )
}

/** A name that a user chose, which may be in any script and is not translated by browsers. */
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
  /** px */
  size: number
}

/** Pairs of art colours, so that neighbours on a board differ; the second is the shield's other half. */
const PAIRS = ['ink teal', 'sun tang', 'teal ink', 'rose tang', 'sky teal', 'tang ink', 'sun ink', 'rose ink']

/** A shield in two colours by the team's id, with the first letter (grapheme) of its name. */
export function Crest({ teamId, name, size }: CrestProps) {
  const [first] = lettersOf(name.trim())
  const sum = Array.from(teamId).reduce((before, letter) => (before * 31 + (letter.codePointAt(0) ?? 0)) % 997, 0)
  const pair = PAIRS[sum % PAIRS.length] ?? ''
  const [ground, half] = pair.split(' ')
  return (
    <svg
      viewBox="0 0 44 52"
      width={size}
      height={Math.round(size * 1.18)}
      className={styles.crest}
      aria-hidden="true"
      data-crest={pair}
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
