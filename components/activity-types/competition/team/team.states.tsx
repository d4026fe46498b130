import { SmallButton } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import type { Board } from '#lib/competition/board.ts'
import type { MyTeam, Team } from '@fanfare/contract/competition/competition.ts'
import { captainsTeam, foundTeams, myTeamFixture, teamBoard, teamPages } from '#gallery/fixtures/teams.ts'
import { mapValues, NOW } from '#gallery/fixtures/fixture.ts'
import { Rows } from '#gallery/parts/board-rows.tsx'
import { each, inWorld, nothing, type StateContext } from '#gallery/parts/states.tsx'
import { PlaceSkeleton } from '../place-parts.tsx'
import { CaptainTools } from './captain-tools.tsx'
import { ClosedTeams, FindTeams, OpenTeamCard, TeamsSkeleton, type FindTeamsControls, Phases } from './find-teams.tsx'
import { OpenRequest } from './find-teams-live.tsx'
import { MyTeamCard, MembersCard } from './my-team-card.tsx'
import { NoTeamCard } from './team-live.tsx'
import { JoinKeyForm, OpenTeamLive } from './open-team.tsx'
import { ACCESS } from './team-row.tsx'
import { examplePrize, SplitCard } from './split-card.tsx'
import { teamSubject } from './team-subject.ts'

const URL_OF_TEAM = 'https://fanfare.example/activity/competition/fixture?team=t1'

export function states({ t }: StateContext) {
  const { open, frozen, settled } = mapValues(teamPages, teamSubject)
  if (!open || !frozen || !settled) return {}
  const found = { items: foundTeams, total: 204 }
  const example = examplePrize(teamPages.open.tiers)
  const asked = { teamId: 't4', name: foundTeams[3]?.name ?? '', at: NOW }
  const controls = {
    onMode: nothing,
    onSearch: nothing,
    onRetry: nothing,
    onMore: nothing,
    keyForm: inWorld(<JoinKeyForm subject={open} isJoined />),
    action: ({ access }: Team) => <SmallButton>{t(`team.${ACCESS[access][2]}`)}</SmallButton>,
  }
  const search = (more?: Partial<FindTeamsControls>, shown: typeof found | null = found) => (
    <FindTeams subject={open} found={shown} {...controls} {...more} />
  )
  const mine = myTeamFixture()
  const unranked = teamBoard({ mine: null })
  const card = (team: MyTeam, board: Board | null, subject = open) =>
    inWorld(<MyTeamCard subject={subject} mine={team} board={board} />)
  const tools = (team: MyTeam, inviteUrl: string) =>
    inWorld(<CaptainTools subject={open} mine={team} inviteUrl={inviteUrl} />)
  return {
    ...each(
      teamPages,
      (page) => {
        const subject = teamSubject(page)
        return (
          subject && (
            <>
              <Phases subject={subject} now={NOW} />
              <SplitCard subject={subject} example={example} />
              <ClosedTeams subject={subject} hasNone />
            </>
          )
        )
      },
      'team-phases-',
    ),
    'team-left': <Notice>{t('team.left_line')}</Notice>,
    'team-find-visitor': (
      <>
        <FindTeams subject={open} found={found} />
        <OpenTeamCard subject={open} />
      </>
    ),
    'team-find-search': search(),
    'team-find-key': search({ mode: 'key' }),
    'team-find-asked': search({ notice: <OpenRequest request={asked} isBusy={false} onTakeBack={nothing} /> }),
    'team-find-none': search({}, { items: [], total: 0 }),
    'team-find-loading': search({}, null),
    'team-find-failed': search({ hasFailed: true }, null),
    'team-open': inWorld(<OpenTeamLive subject={open} />),
    'team-none': [null, asked].map((request) => (
      <NoTeamCard key={request?.at} subject={open} isJoined request={request} hasLeft={false} />
    )),
    'team-mine': (
      <>
        {card(mine, teamBoard())}
        <MembersCard subject={open} mine={mine} />
        <SplitCard subject={open} example={example} mine={mine} />
      </>
    ),
    'team-captain': (
      <>
        {card(captainsTeam, unranked)}
        <MembersCard subject={open} mine={captainsTeam} />
        {tools(captainsTeam, URL_OF_TEAM)}
      </>
    ),
    'team-captain-key': (
      <>
        {tools({ ...captainsTeam, access: 'KEY', key: 'K7Q2-M4XZ' }, `${URL_OF_TEAM}&key=K7Q2-M4XZ`)}
        <SplitCard subject={open} example={example} mine={myTeamFixture({}, 0)} />
      </>
    ),
    'team-alone': card({ ...captainsTeam, name: 'WWWWWWWWWWWWWWWWWWWWWWWW', members: 1 }, null),
    'team-too-small': card(captainsTeam, unranked, frozen),
    'team-unranked': card(myTeamFixture({ rank: null, estimatedPrize: null, memberList: [] }), unranked),
    'team-settling': card(mine, teamBoard({ final: true }), frozen),
    'team-settled': card(mine, teamBoard({ final: true }), settled),
    'team-board-team': <Rows detail={teamPages.open} board={teamBoard()} />,
    'team-board-member': <Rows detail={teamPages.open} track="MEMBER" board={teamBoard({ items: [] })} />,
    'team-loading': (
      <>
        <PlaceSkeleton ofTeam />
        <TeamsSkeleton />
      </>
    ),
  }
}
