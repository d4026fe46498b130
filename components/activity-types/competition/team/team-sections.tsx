import { getLocale } from 'next-intl/server'
import { serverNow } from '#lib/http/clock.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readTeams } from '#lib/queries/boards.ts'
import { BoardSection } from '../board/board-section.tsx'
import { ClosedTeams } from './find/closed-teams.tsx'
import { FindTeams } from './find/find-teams.tsx'
import { OpenTeamCard } from './join/open-team-card.tsx'
import { Phases } from './phases.tsx'
import styles from './team-sections.module.css'
import { TeamIsland } from './team-island.tsx'
import { teamSubject } from './team-subject.ts'
import { teamWindows } from './team-windows.ts'
import { TeamsSkeleton } from './find/teams-skeleton.tsx'

/** Phases, the way into a team or the user's own team, and the leaderboards. */
export async function TeamSections({ detail }: { detail: ActivityDetail }) {
  const subject = teamSubject(detail)
  if (!subject) return null
  const now = serverNow()
  const { isJoinOpen, isCreateOpen } = teamWindows(subject, now)
  const found = isJoinOpen ? await readTeams(subject.activityId, await getLocale()) : null
  return (
    <>
      <Phases subject={subject} now={now} />
      {subject.status !== 'UPCOMING' && (
        <div className={styles.teams} id="teams">
          <TeamIsland part="teams" subject={subject} found={found} eager={isJoinOpen && found === null}>
            <div className={styles.visitors}>
              {isJoinOpen ? <FindTeams subject={subject} found={found} /> : <ClosedTeams subject={subject} />}
              {isCreateOpen && <OpenTeamCard subject={subject} />}
            </div>
            <TeamsSkeleton className={styles.users} />
          </TeamIsland>
        </div>
      )}
      <BoardSection detail={detail} />
    </>
  )
}
