import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { TEAMS_SHOWN } from '#lib/competition/team-search.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { FindTeamsProps } from './find-teams.tsx'
import { JoinLink } from '../join/join-link.tsx'
import styles from './team-list.module.css'
import { TeamRow } from './team-row.tsx'

/** The found teams, each with the way into it; their skeleton, or why there are none. */
export function TeamList({ subject, found, controls }: FindTeamsProps) {
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
