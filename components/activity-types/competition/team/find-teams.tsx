import { pressable } from '#lib/head/early.ts'

import { useId, type ReactNode } from 'react'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { INITIAL_SEARCH, TEAMS_SHOWN, type FoundTeams } from '#lib/competition/team-search.ts'

import { Accent, Grid, List, Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { useFoundTeams } from './find-teams-live.tsx'
import type { TeamSubject } from './team-subject.ts'
import filter from '#components/activity/list/activity-filter.module.css'
import board from '../board.module.css'
import styles from './team.module.css'
import { TeamRow, JoinLink } from './team-row.tsx'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import { teamPhases, type TeamPhase } from '#lib/competition/team-phases.ts'

/** The parts that need the browser. */
export interface FindTeamsControls extends Omit<ReturnType<typeof useFoundTeams>, 'found'> {
  mode: (typeof MODES)[number]
  onMode: (mode: FindTeamsControls['mode']) => void
  /** The form of the tab "I have a key". */
  keyForm: ReactNode
  /** Above the search: the team of an invitation, an open request, or what to do first. */
  notice: ReactNode
  action: (team: Team) => ReactNode
}

/** Without the controls on the server. */
interface FindTeamsProps extends Partial<FindTeamsControls> {
  subject: TeamSubject
  /** null while loading, or where they cannot be read. */
  found: FoundTeams | null
}

const MODES = ['search', 'key'] as const

const FILTERS = ['free', 'open'] as const

/** The teams that still take members, with their search. */
export function FindTeams({
  subject,
  found,
  search = INITIAL_SEARCH,
  onSearch,
  onMore,
  isBusy = false,
  hasFailed,
  onRetry,
  mode = 'search',
  onMode,
  keyForm,
  notice,
  action = (team) => <JoinLink subject={subject} team={team} />,
}: FindTeamsProps) {
  const { t, counted } = useWords()
  const panelId = useId()
  /** The found teams, their skeleton, or why there are none. */
  const list = () => {
    if (!found)
      return hasFailed ? (
        <RetryNotice top="16" onRetry={onRetry}>
          {t('team.find_failed')}
        </RetryNotice>
      ) : (
        <Stack top="20" className={styles.loading} aria-busy="true">
          {Array.from({ length: TEAMS_SHOWN }, (_, index) => (
            <Skeleton key={index} height="64px" />
          ))}
        </Stack>
      )
    if (!found.items.length)
      return (
        <Text top="16" tone="secondary" text="center" className={board.empty}>
          {t('team.none_found')}
        </Text>
      )
    const more = found.total - found.items.length
    return (
      <div aria-busy={isBusy} className={isBusy ? board.busy : undefined}>
        <List top="6">
          {found.items.map((team) => (
            <TeamRow key={team.teamId} team={team} unit={subject.unit} action={action(team)} />
          ))}
        </List>
        {more > 0 && onMore && (
          <SmallButton variant="text" onClick={onMore}>
            {t('activity.show_more', counted(more))}
          </SmallButton>
        )}
      </div>
    )
  }
  return (
    <Section
      title={t('team.find')}
      aside={
        <TabList
          label={t('team.find_by')}
          items={MODES.map((key) => ({ key, label: t(`team.tab_${key}`) }))}
          current={mode}
          panelId={panelId}
          onSelect={onMode}
        />
      }
      data-live-part="teams"
    >
      <Note top="4">
        <TeamClock subject={subject} text="team.join_until" />
      </Note>
      {notice && (
        <Grid gap="12" top="14" className={styles.notices}>
          {notice}
        </Grid>
      )}
      <div id={panelId} role="tabpanel" aria-label={t('team.find')}>
        {mode === 'key' ? (
          keyForm
        ) : (
          <>
            <div className={styles.search} role="search">
              <label className={styles.field}>
                <Icon icon="magnifying-glass" />
                <input
                  type="search"
                  name="team"
                  dir="auto"
                  aria-label={t('team.search')}
                  placeholder={t('team.search')}
                  maxLength={64}
                  autoComplete="off"
                  {...(onSearch
                    ? { value: search.text, onChange: ({ target }) => onSearch({ ...search, text: target.value }) }
                    : { defaultValue: '' })}
                />
              </label>
              <Row gap="8" top="10" wrap>
                {FILTERS.map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={filter.chip}
                    aria-pressed={search[name]}
                    {...pressable(`team-${name}`, onSearch && (() => onSearch({ ...search, [name]: !search[name] })))}
                  >
                    {t(`team.filter_${name}`)}
                  </button>
                ))}
              </Row>
            </div>
            {list()}
          </>
        )}
      </div>
    </Section>
  )
}

interface TeamClockProps {
  subject: TeamSubject
  text: 'team.join_until' | 'team.open_until' | 'team.frozen'
}

/** A sentence about a time of the event, which is the slot `date`. */
export function TeamClock({ subject: { team, timeZone }, text }: TeamClockProps) {
  const at = text === 'team.open_until' ? team.createUntil : team.joinUntil
  const { t } = useWords()
  return <TwoClocks at={at} timeZone={timeZone} sentence={t(text, { date: '{date}' })} />
}

interface ClosedTeamsProps {
  subject: TeamSubject
  /** For a participant without a team. */
  hasNone?: boolean
}

/** Why no team can be joined anymore. */
export function ClosedTeams({ subject, hasNone }: ClosedTeamsProps) {
  const { t } = useWords()
  if (subject.status === 'ENDED' && !hasNone) return null
  return (
    <Notice icon={<Icon icon="lock-simple" />}>
      <p>
        <TeamClock subject={subject} text="team.frozen" />
      </p>
      <p>{t('team.frozen_line')}</p>
      {hasNone && <p>{t('team.without_line')}</p>}
    </Notice>
  )
}

/** Reserves the room of the teams until it is known whether the user has one. */
export function TeamsSkeleton() {
  const { t } = useWords()
  return (
    <Card padded className={styles.card} aria-label={t('common.loading')} aria-busy>
      <Skeleton height="28px" width="50%" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="48px" />
      ))}
    </Card>
  )
}

interface OpenTeamCardProps {
  subject: TeamSubject
  /** The form, for members of the activity. */
  children?: ReactNode
}

/** Until when a user can open a team, and what that binds them to. */
export function OpenTeamCard({ subject, children }: OpenTeamCardProps) {
  const { t } = useWords()
  return (
    <Section title={t('team.open_own')}>
      <Note top="4">
        <TeamClock subject={subject} text="team.open_until" />
      </Note>
      <Note top="4">{t('team.open_line')}</Note>
      {children}
    </Section>
  )
}

const FILLS = { done: 'var(--success-main)', current: 'var(--primary-main)', upcoming: undefined }

/** The four phases with their days in the activity's zone; `now` in ms. */
export function Phases({ subject, now }: { subject: TeamSubject; now: number }) {
  const { t, locale } = useWords()
  const day = (at: number) => formatDayMonth(locale, at, subject.timeZone)
  const days = ({ key, from, until }: TeamPhase) => {
    if (!until) return t('team.phase_after', { date: day(from) })
    if (key === 'compete') return t('team.phase_range', { from: day(from), to: day(until) })
    return t('team.phase_until', { date: day(until) })
  }
  return (
    <Card padded aria-label={t('team.phases')}>
      <Grid as="ol" className={styles.phases}>
        {teamPhases(subject, subject.team, now).map((phase) => (
          <li
            key={phase.key}
            aria-current={phase.state === 'current' ? 'step' : undefined}
            data-done={phase.state === 'done' || undefined}
            style={{ '--ratio': phase.ratio, '--fill': FILLS[phase.state] }}
          >
            <Accent tone="primary" size="label">
              {t(`team.phase_${phase.key}`)}
            </Accent>
            {phase.state === 'done' && <VisuallyHidden>{t('team.phase_done')}</VisuallyHidden>}{' '}
            <span>{days(phase)}</span>
            <span className={styles.line}>{t(`team.phase_${phase.key}_line`)}</span>
          </li>
        ))}
      </Grid>
    </Card>
  )
}
