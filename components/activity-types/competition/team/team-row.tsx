import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import { Crest, TeamName } from './team-name.tsx'
import { invitePath, type TeamSubject } from './team-subject.ts'
import styles from './team.module.css'

const ACCESS = {
  OPEN: ['access_open', 'door-open'],
  KEY: ['access_key', 'key'],
  APPROVAL: ['access_approval', 'hand-palm'],
} as const

interface TeamRowProps {
  team: Team
  unit: string
  /** Beside the name: a button, or why there is none. */
  action: ReactNode
}

/** A team as other users see it: places, how it takes members, the volume that it asks for, its captain. */
export function TeamRow({
  team: { teamId, name, captain, members, capacity, access, minVolume },
  unit,
  action,
}: TeamRowProps) {
  const { locale, number, money } = useWords()
  const t = useTranslations('team')
  const [accessKey, accessIcon] = ACCESS[access]
  return (
    <li className={styles.row}>
      <Crest teamId={teamId} name={name} size={44} />
      <Text as="b" weight="medium" breaks>
        <TeamName name={name} />
      </Text>
      <span className={styles.action}>{action}</span>
      <Row as="span" top="6" wrap size="note" tone="secondary" className={styles.facts}>
        <span>
          <Icon icon="users" size="sm" />
          {t('places', { members: number(members), capacity: number(capacity) })}
        </span>
        <span>
          <Icon icon={accessIcon} size="sm" />
          {t(accessKey)}
        </span>
        {minVolume !== null && <span>{t('from_volume', { amount: money({ amount: minVolume, unit }) })}</span>}
        <span>{t('captain_is', { name: isolateLtr(locale, captain) })}</span>
      </Row>
    </li>
  )
}

interface JoinLinkProps {
  subject: Pick<TeamSubject, 'activityId' | 'path'>
  team: Team
  /** Of the visitor's invitation. */
  teamKey?: string | null
}

/** Leads a visitor through the login back to the team. */
export function JoinLink({ subject: { activityId, path }, team, teamKey = null }: JoinLinkProps) {
  const { t, locale } = useWords()
  if (team.members >= team.capacity) return <Chip>{t('team.is_full')}</Chip>
  const next = encodeURIComponent(invitePath(path, team.teamId, teamKey))
  return (
    <Button
      variant="outlined"
      size="sm"
      href={`/login?next=${next}`}
      locale={locale}
      data-joins={activityId}
      aria-label={t('team.join_named', { team: team.name })}
    >
      {t('team.join')}
    </Button>
  )
}
