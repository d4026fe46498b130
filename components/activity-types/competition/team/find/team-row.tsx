import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { Crest, TeamName } from '../team-name.tsx'
import styles from './team-row.module.css'

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
  const t = useTranslations('team')
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  const [accessKey, accessIcon] = ACCESS[access]
  return (
    <li className={styles.row}>
      <Crest teamId={teamId} name={name} size={44} />
      <b className={styles.name}>
        <TeamName name={name} />
      </b>
      <span className={styles.action}>{action}</span>
      <span className={styles.facts}>
        <span>
          <Icon icon="users" size="sm" />
          {t('places', { members: number(members), capacity: number(capacity) })}
        </span>
        <span>
          <Icon icon={accessIcon} size="sm" />
          {t(accessKey)}
        </span>
        {minVolume !== null && (
          <span>{t('from_volume', { amount: formatMoney(locale, { amount: minVolume, unit }) })}</span>
        )}
        <span>{t('captain_is', { name: isolateLtr(locale, captain) })}</span>
      </span>
    </li>
  )
}
