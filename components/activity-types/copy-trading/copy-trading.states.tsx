import { boardSubject, placeSubject } from '#components/activity-types/competition/competition-subject.ts'
import { BoardView } from '#components/activity-types/competition/board-view.tsx'
import { PlaceCard } from '#components/activity-types/competition/place-card.tsx'
import { RankingFacts } from '#components/activity-types/competition/ranking-facts.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { copiedBoards } from '#gallery/fixtures/competition.ts'
import { copyPages, COVER_TERMS, coverStates, leadTraders } from '#gallery/fixtures/copy-trading.ts'
import { eachOf, each, type StateContext } from '#gallery/parts/states.tsx'
import { coverPhase, CoverView } from './cover-view.tsx'
import { LeadPanel, ScanToCopy, TraderSection } from './trader-section.tsx'
import { TraderCard } from './traders.tsx'

const DETAIL = { activityId: 'act-copytrading' }

export function states({ t }: StateContext) {
  const traders = leadTraders
  const pages = copyPages(t)
  const { ONGOING: detail } = pages
  const boards = copiedBoards
  return {
    scan: <ScanToCopy path="/en/download?target=follow" siteOrigin="https://fanfare.example" />,
    traders: (
      <>
        <TraderSection detail={DETAIL} traders={traders} part="pick" />
        <TraderSection detail={DETAIL} traders={traders} part="others" />
      </>
    ),
    ...each(
      pages,
      (page) => (
        <Card as="div" padded>
          <CoverView terms={COVER_TERMS} mine={null} phase={coverPhase(page, false)} />
        </Card>
      ),
      'cover-visitor-',
    ),
    ...each(
      coverStates,
      (mine) => (
        <Card as="div" padded>
          <CoverView terms={COVER_TERMS} mine={mine} phase="member" />
        </Card>
      ),
      'cover-',
    ),
    ...Object.fromEntries(
      traders.map((trader) => [
        trader.traderId,
        <TraderCard key="only" trader={trader} copy={{ href: '/download?target=follow' }} />,
      ]),
    ),
    'traders-failed': <TraderSection detail={DETAIL} traders={null} part="pick" />,
    'traders-none': <TraderSection detail={DETAIL} traders={[]} part="pick" />,
    lead: <LeadPanel traders={traders} />,
    ...eachOf(
      ['FOLLOWERS', 'LEADS'] as const,
      (track) => (
        <BoardView
          subject={boardSubject(detail, detail.competition)}
          choice={{ track, period: 'ALL', weightClass: null, pageIndex: 0 }}
          board={boards[track]}
        />
      ),
      'board-',
    ),
    ranking: <RankingFacts detail={detail} />,
    'place-no-orders': (
      <PlaceCard subject={placeSubject(detail, detail.competition)} board={{ ...boards.FOLLOWERS, mine: null }} />
    ),
  }
}
