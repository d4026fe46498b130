import { getLocale } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { cx } from '#components/ui/cx.ts'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { serverNow } from '#lib/http/clock.ts'
import { readTeams } from '#lib/queries/boards.ts'
import type { DescribePromise, DetailProps, HeadlineProps, PageParts } from '#components/activity/page-parts.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import { BoardSection } from '../board-section.tsx'
import { CompetitionHeadline, competitionPromise, PrizesSection } from '../competition-page.tsx'
import { RankingFacts } from '../ranking-facts.tsx'
import { PlaceSkeleton } from '../place-parts.tsx'
import { ClosedTeams, FindTeams, TeamsSkeleton, OpenTeamCard, Phases } from './find-teams.tsx'
import { examplePrize, SplitCard } from './split-card.tsx'
import { TeamIsland } from '../competition-islands.tsx'
import { teamSubject, teamWindows } from './team-subject.ts'
import place from '../place.module.css'
import styles from './team.module.css'

/** How many teams there are, and how many have free places; before the event when it opens, after it as for every competition. */
const teamPromise: DescribePromise = (detail, words) => {
  const { competition, outcome, status, startTime, timeZone } = detail
  const { t, locale, counted } = words
  const team = competition?.team
  if (!team || outcome === 'CANCELLED') return null
  if (status === 'UPCOMING') return t('team.opens', { date: formatDayMonth(locale, startTime, timeZone) })
  if (status === 'ENDED' || team.teams < SHOWN_FROM) return competitionPromise(detail, words)
  const teams = t('team.proof_teams', counted(team.teams))
  return team.freeTeams < SHOWN_FROM ? teams : `${teams} ${t('team.proof_free', counted(team.freeTeams))}`
}

/** The page of a competition of teams. */
export const TEAM_PAGE: PageParts = {
  HeroHeadline: TeamHeadline,
  promise: teamPromise,
  BeforeTasks: TeamSections,
  Aside: TeamAside,
  listsPrizes: true,
}

/** The prize pool, with what the user's team wins now. */
function TeamHeadline({ detail, subject }: HeadlineProps) {
  const team = teamSubject(detail)
  if (team?.status !== 'ENDED') return <CompetitionHeadline detail={detail} subject={subject} />
  return (
    <TeamIsland part="headline" subject={team} hero={subject}>
      <HeroHeadline subject={subject} isServers />
    </TeamIsland>
  )
}

function TeamAside({ detail }: DetailProps) {
  const title = useTranslations('competition')('prizes')
  const subject = teamSubject(detail)
  if (!subject) return null
  const example = examplePrize(detail.tiers)
  return (
    <>
      {/* On phones it is above its members (`team-live.tsx`). Visitors have none. */}
      {subject.status !== 'UPCOMING' && (
        <div className={cx(place.slot, place.aside)}>
          <TeamIsland part="mine" subject={subject}>
            <PlaceSkeleton ofTeam />
          </TeamIsland>
        </div>
      )}
      <TeamIsland part="split" subject={subject} example={example}>
        <SplitCard subject={subject} example={example} />
      </TeamIsland>
      <RankingFacts
        detail={detail}
        before={[{ key: 'prizes', title, body: <PrizesSection detail={detail} isFolded /> }]}
      />
    </>
  )
}

/** Phases, the way into a team or the user's own team, and the leaderboards. */
async function TeamSections({ detail }: DetailProps) {
  const subject = teamSubject(detail)
  if (!subject) return null
  const now = serverNow()
  const { isJoinOpen, isCreateOpen } = teamWindows(subject, now)
  const found = isJoinOpen ? await readTeams(subject.activityId, await getLocale()) : null
  return (
    <>
      <Phases subject={subject} now={now} />
      {subject.status !== 'UPCOMING' && (
        <Grid gap="24" className={styles.pageTeams} id="teams" data-awake={isJoinOpen && !found ? '' : undefined}>
          <TeamIsland part="teams" subject={subject} found={found} eager={isJoinOpen && !found}>
            <div className={place.visitors}>
              {isJoinOpen ? <FindTeams subject={subject} found={found} /> : <ClosedTeams subject={subject} />}
              {isCreateOpen && <OpenTeamCard subject={subject} />}
            </div>
            <div className={place.users}>
              <TeamsSkeleton />
            </div>
          </TeamIsland>
        </Grid>
      )}
      <BoardSection detail={detail} />
    </>
  )
}
