import { placeSubject } from '#components/activity-types/competition/competition-subject.ts'
import { PlaceCard } from '#components/activity-types/competition/place-card.tsx'
import { RankingFacts } from '#components/activity-types/competition/ranking-facts.tsx'
import { phaseOf } from '#components/activity/page-parts.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { copiedBoards } from '#gallery/fixtures/competition.ts'
import { copyPages, COVER_TERMS, coverStates, leadTraders } from '#gallery/fixtures/copy-trading.ts'
import { Rows } from '#gallery/parts/board-rows.tsx'
import { eachOf, each } from '#gallery/parts/states.tsx'
import { CoverView } from './cover-view.tsx'
import { LeadPanel, ScanToCopy, TraderSection } from './trader-section.tsx'
import { TraderCard } from './traders.tsx'

export function states() {
  const { ONGOING: detail } = copyPages
  return {
    scan: <ScanToCopy siteOrigin="https://fanfare.example" />,
    traders: (
      <>
        <TraderSection activityId="act-copy" traders={leadTraders} part="pick" />
        <TraderSection activityId="act-copy" traders={leadTraders} part="others" />
      </>
    ),
    ...each(
      {
        ...each(copyPages, (page) => <CoverView terms={COVER_TERMS} phase={phaseOf(page)} />, 'visitor-'),
        ...each(coverStates, (mine) => <CoverView terms={COVER_TERMS} mine={mine} phase="open" isMember />),
      },
      (cover) => (
        <Card as="div" padded>
          {cover}
        </Card>
      ),
      'cover-',
    ),
    ...Object.fromEntries(
      leadTraders.map((trader) => [
        trader.traderId,
        <TraderCard key="only" trader={trader} copy={{ href: '/download?target=follow' }} />,
      ]),
    ),
    'traders-failed': <TraderSection activityId="act-copy" traders={null} part="pick" />,
    'traders-none': <TraderSection activityId="act-copy" traders={[]} part="pick" />,
    lead: <LeadPanel traders={leadTraders} />,
    ...eachOf(
      ['FOLLOWERS', 'LEADS'],
      (track) => <Rows detail={detail} track={track} board={copiedBoards[track]} onChoose={undefined} />,
      'board-',
    ),
    ranking: <RankingFacts detail={detail} />,
    'place-no-orders': (
      <PlaceCard subject={placeSubject(detail, detail.competition)} board={{ ...copiedBoards.FOLLOWERS, mine: null }} />
    ),
  }
}
