'use client'

import { boardSubject, firstChoice } from '#components/activity-types/competition/competition-subject.ts'
import { BoardView } from '#components/activity-types/competition/board-view.tsx'
import { CaptainTools } from '#components/activity-types/competition/team/captain-tools.tsx'
import {
  ClosedTeams,
  FindTeams,
  OpenTeamCard,
  TeamsSkeleton,
  type FindTeamsControls,
} from '#components/activity-types/competition/team/find-teams.tsx'
import { examplePrize, SplitCard } from '#components/activity-types/competition/team/split-card.tsx'
import { MembersCard } from '#components/activity-types/competition/team/members-card.tsx'
import { MyTeamCard } from '#components/activity-types/competition/team/my-team-card.tsx'
import { PlaceSkeleton } from '#components/activity-types/competition/place-parts.tsx'
import { NoTeamCard } from '#components/activity-types/competition/team/my-team-live.tsx'
import { OpenRequest } from '#components/activity-types/competition/team/find-teams-live.tsx'
import { OpenTeamForm, KeyForm } from '#components/activity-types/competition/team/open-team.tsx'
import { Phases } from '#components/activity-types/competition/team/phases.tsx'
import { teamSubject } from '#components/activity-types/competition/team/team-subject.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { captainsTeam, foundTeams, myTeamFixture, teamBoard, teamPages } from '../fixtures/teams.ts'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const refuse =
  <Answer,>(answer: Answer) =>
  () =>
    Promise.resolve(answer)

const CONTROLS: Omit<FindTeamsControls, 'action'> = {
  mode: 'search',
  onMode: nothing,
  search: { text: '', isFree: true, isOpen: false },
  onSearch: nothing,
  isBusy: false,
  hasFailed: false,
  onRetry: nothing,
  onMore: nothing,
  keyForm: <KeyForm onJoin={refuse(null)} />,
  notice: null,
}

/** The parts of a team event's page in each of their states. */
export function TeamStates() {
  const { pages, now, translate } = useFixture((at, texts) => ({ pages: teamPages(at, texts), translate: texts }))
  const subjects = pages.flatMap(({ data }) => teamSubject(data) ?? [])
  const [open, , frozen, settled] = subjects
  const [detail] = pages
  if (!open || !frozen || !settled || !detail?.data.competition) return null
  const found = { items: foundTeams(), total: 204 }
  const example = examplePrize(detail.data.tiers)
  const asked = { teamId: 't4', name: foundTeams()[3]?.name ?? '', at: now }
  const searches: Record<string, Partial<FindTeamsControls> & { found?: typeof found | null }> = {
    search: {},
    key: { mode: 'key' },
    asked: { notice: <OpenRequest request={asked} isBusy={false} onTakeBack={nothing} /> },
    none: { found: { items: [], total: 0 } },
    loading: { found: null },
    failed: { found: null, hasFailed: true },
  }
  const board = boardSubject(detail.data, detail.data.competition)
  const captains = captainsTeam(now)
  const action: FindTeamsControls['action'] = ({ access }) => (
    <Button variant="outlined" size="sm">
      {translate(access === 'OPEN' ? 'team.join' : access === 'KEY' ? 'team.use_key' : 'team.ask')}
    </Button>
  )
  const handlers = { onAnswer: nothing, onRemove: nothing, onHandOver: nothing }
  const mine = { isJoinOpen: true, isLeaving: false, onLeave: nothing, onShare: nothing }
  return (
    <StateGroup>
      {subjects.map((subject, index) => (
        <State key={pages[index]?.id} id={`team-phases-${pages[index]?.id}`}>
          <Phases subject={subject} now={now} />
          <SplitCard subject={subject} example={example} />
          <ClosedTeams subject={subject} reason="foundNone" />
        </State>
      ))}
      <State id="team-left">
        <ClosedTeams subject={open} reason="left" />
      </State>
      <State id="team-find-visitor">
        <FindTeams subject={open} found={found} />
        <OpenTeamCard subject={open} />
      </State>
      {Object.entries(searches).map(([id, { found: shown = found, ...controls }]) => (
        <State key={id} id={`team-find-${id}`}>
          <FindTeams subject={open} found={shown} controls={{ ...CONTROLS, action, ...controls }} />
        </State>
      ))}
      <State id="team-open">
        <OpenTeamCard subject={open}>
          <OpenTeamForm
            subject={open}
            onOpen={refuse({ field: 'name', text: translate('team.name_taken') } as const)}
          />
        </OpenTeamCard>
      </State>
      <State id="team-none">
        <NoTeamCard subject={open} isJoined request={null} hasLeft={false} isJoinOpen />
        <NoTeamCard subject={open} isJoined request={asked} hasLeft={false} isJoinOpen />
      </State>
      <State id="team-mine">
        <MyTeamCard subject={open} mine={myTeamFixture()} board={teamBoard(now)} {...mine} />
        <MembersCard subject={open} mine={myTeamFixture()} />
        <SplitCard subject={open} example={example} mine={myTeamFixture()} />
      </State>
      <State id="team-captain">
        <MyTeamCard subject={open} mine={captains} board={teamBoard(now, { mine: null })} {...mine} />
        <MembersCard subject={open} mine={captains} />
        <CaptainTools
          subject={open}
          mine={captains}
          inviteUrl="https://fanfare.example/activity/competition/fixture?team=t1"
          isBusy={false}
          handlers={handlers}
        />
      </State>
      <State id="team-captain-key">
        <CaptainTools
          subject={open}
          mine={{ ...captains, access: 'KEY', key: 'K7Q2-M4XZ' }}
          inviteUrl="https://fanfare.example/activity/competition/fixture?team=t1&key=K7Q2-M4XZ"
          isBusy
          handlers={handlers}
        />
        <SplitCard subject={open} example={example} mine={myTeamFixture({}, 0)} />
      </State>
      <State id="team-alone">
        <MyTeamCard
          subject={open}
          mine={{ ...captains, name: 'WWWWWWWWWWWWWWWWWWWWWWWW', members: 1 }}
          board={null}
          {...mine}
        />
      </State>
      <State id="team-too-small">
        <MyTeamCard
          subject={frozen}
          mine={captains}
          board={teamBoard(now, { mine: null })}
          {...mine}
          isJoinOpen={false}
        />
      </State>
      <State id="team-unranked">
        <MyTeamCard
          subject={open}
          mine={myTeamFixture({ rank: null, estimatedPrize: null, memberList: [] })}
          board={teamBoard(now, { mine: null })}
          {...mine}
        />
      </State>
      {[frozen, settled].map((subject, index) => (
        <State key={index} id={index === 0 ? 'team-settling' : 'team-settled'}>
          <MyTeamCard
            subject={subject}
            mine={myTeamFixture()}
            board={teamBoard(now, { final: true })}
            {...mine}
            isJoinOpen={false}
          />
        </State>
      ))}
      {(['TEAM', 'MEMBER'] as const).map((track) => (
        <State key={track} id={`team-board-${track.toLowerCase()}`}>
          <BoardView
            subject={board}
            choice={{ ...firstChoice(board), track }}
            board={track === 'TEAM' ? teamBoard(now) : { ...teamBoard(now), items: [], total: 0, mine: null }}
            pageSize={PAGE_SIZE_DEFAULT}
            handlers={{ onTrack: nothing, onClass: nothing, onPeriod: nothing, onPage: nothing, onRetry: nothing }}
          />
        </State>
      ))}
      <State id="team-loading">
        <PlaceSkeleton ofTeam />
        <TeamsSkeleton />
      </State>
    </StateGroup>
  )
}
