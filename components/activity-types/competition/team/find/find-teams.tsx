import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import type { FoundTeams, TeamSearch } from '#lib/competition/team-search.ts'
import styles from './find-teams.module.css'
import { TeamList } from './team-list.tsx'
import { TeamSearchFields } from './team-search-fields.tsx'
import type { TeamSubject } from '../team-subject.ts'

/** The parts that need the browser; the server renders the teams without them. */
export interface FindTeamsControls {
  mode: 'search' | 'key'
  onMode: (mode: 'search' | 'key') => void
  search: TeamSearch
  onSearch: (search: TeamSearch) => void
  isBusy: boolean
  hasFailed: boolean
  onRetry: () => void
  onMore: () => void
  /** The form of the tab "I have a key". */
  keyForm: ReactNode
  /** Above the search: the team of an invitation, an open request, what comes first. */
  notice: ReactNode
  action: (team: Team) => ReactNode
}

export interface FindTeamsProps {
  subject: TeamSubject
  /** null while they load, or where they cannot be read. */
  found: FoundTeams | null
  controls?: FindTeamsControls
}

/** The teams that still take members, with their search. */
export function FindTeams({ subject, found, controls }: FindTeamsProps) {
  const t = useTranslations()
  const [headingId, panelId] = [useId(), useId()]
  return (
    <Card as="section" padded aria-labelledby={headingId} data-live-part="teams">
      <div className={styles.head}>
        <h2 id={headingId}>{t('team.find')}</h2>
        <TabList
          label={t('team.find_by')}
          items={[
            { key: 'search' as const, label: t('team.tab_search') },
            { key: 'key' as const, label: t('team.tab_key') },
          ]}
          current={controls?.mode ?? 'search'}
          panelId={panelId}
          onSelect={controls?.onMode}
        />
      </div>
      <p className={styles.until}>
        <TwoClocks
          at={subject.team.joinUntil}
          timeZone={subject.timeZone}
          sentence={t('team.join_until', { date: '{date}' })}
        />
      </p>
      {controls && <div className={styles.notices}>{controls.notice}</div>}
      <div id={panelId} role="tabpanel" aria-labelledby={headingId}>
        {controls?.mode === 'key' ? (
          controls.keyForm
        ) : (
          <>
            <TeamSearchFields search={controls?.search} onSearch={controls?.onSearch} />
            <TeamList subject={subject} found={found} controls={controls} />
          </>
        )}
      </div>
    </Card>
  )
}
