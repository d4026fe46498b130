import { useTranslations, useLocale } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { pressable } from '#lib/head/early.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { type FoundTeams, type TeamSearch, INITIAL_SEARCH, TEAMS_SHOWN } from '#lib/competition/team-search.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { JoinLink } from '../join/join-link.tsx'
import styles from './find-teams.module.css'
import type { TeamSubject } from '../team-subject.ts'
import { TeamRow } from './team-row.tsx'

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

interface TeamSearchFieldsProps {
  search?: TeamSearch | undefined
  /** Absent on the server: the fields wait for the browser. */
  onSearch?: ((search: TeamSearch) => void) | undefined
}

/** The search by name, and the filters for free places and open teams. */
function TeamSearchFields({ search = INITIAL_SEARCH, onSearch }: TeamSearchFieldsProps) {
  const t = useTranslations('team')
  const toggle = (name: 'isFree' | 'isOpen') => onSearch && (() => onSearch({ ...search, [name]: !search[name] }))
  return (
    <div className={styles.search} role="search">
      <label className={styles.field}>
        <Icon icon="magnifying-glass" />
        <input
          type="search"
          name="team"
          dir="auto"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={64}
          autoComplete="off"
          {...(onSearch
            ? { value: search.text, onChange: ({ target }) => onSearch({ ...search, text: target.value }) }
            : { defaultValue: '' })}
        />
      </label>
      <div className={styles.filters}>
        <button type="button" aria-pressed={search.isFree} {...pressable('team-free', toggle('isFree'))}>
          {t('filter_free')}
        </button>
        <button type="button" aria-pressed={search.isOpen} {...pressable('team-open', toggle('isOpen'))}>
          {t('filter_open')}
        </button>
      </div>
    </div>
  )
}

/** The found teams, each with the way into it; their skeleton, or why there are none. */
function TeamList({ subject, found, controls }: FindTeamsProps) {
  const t = useTranslations()
  const locale = useLocale()
  if (controls?.hasFailed && found === null) {
    return (
      <Notice tone="warning" role="status" className={styles.notice}>
        <p>{t('team.find_failed')}</p>
        <Button variant="outlined" size="sm" onClick={controls.onRetry}>
          {t('common.btn_retry')}
        </Button>
      </Notice>
    )
  }
  if (found === null) {
    return (
      <div className={styles.loading} aria-busy="true">
        {Array.from({ length: TEAMS_SHOWN }, (_, index) => (
          <Skeleton key={index} height="64px" />
        ))}
      </div>
    )
  }
  if (found.items.length === 0) return <p className={styles.empty}>{t('team.none_found')}</p>
  const more = found.total - found.items.length
  return (
    <div aria-busy={controls?.isBusy ?? false} className={controls?.isBusy ? styles.busy : undefined}>
      <ul className={styles.teams}>
        {found.items.map((team) => (
          <TeamRow
            key={team.teamId}
            team={team}
            unit={subject.unit}
            action={controls ? controls.action(team) : <JoinLink subject={subject} team={team} />}
          />
        ))}
      </ul>
      {more > 0 && controls && (
        <Button variant="text" size="sm" onClick={controls.onMore}>
          {t('activity.show_more', { count: more, value: formatNumber(locale, String(more)) })}
        </Button>
      )}
    </div>
  )
}
