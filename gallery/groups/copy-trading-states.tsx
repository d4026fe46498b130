'use client'

import { useLocale } from 'next-intl'
import { boardSubject, placeSubject } from '#components/activity-types/competition/competition-subject.ts'
import { BoardView } from '#components/activity-types/competition/board-view.tsx'
import { PlaceCard } from '#components/activity-types/competition/place-card.tsx'
import { RankingFacts } from '#components/activity-types/competition/ranking-facts.tsx'
import { CopyLabel, TraderCard } from '#components/activity-types/copy-trading/traders.tsx'
import { coverPhase, CoverView } from '#components/activity-types/copy-trading/cover-view.tsx'
import { LeadPanel, ScanToCopy, TraderSection } from '#components/activity-types/copy-trading/trader-section.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { copiedBoards } from '../fixtures/competition.ts'
import { copyPages, COVER_TERMS, coverStates, leadTraders } from '../fixtures/copy-trading.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import { PAGE_SIZE_DEFAULT } from '@fanfare/contract/paging.ts'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

const DETAIL = { activityId: 'act-copytrading' }

/** The parts of a copy-trading promotion in each of their states. */
export function CopyTradingStates() {
  const locale = useLocale()
  const { pages, covers, now } = useFixture((now, translate) => ({
    pages: copyPages(now, translate),
    covers: coverStates(now),
  }))
  const traders = leadTraders()
  const ongoing = pages.find(({ status }) => status === 'ONGOING')
  return (
    <StateGroup>
      <State id="scan">
        <ScanToCopy path="/en/download?target=follow" siteOrigin="https://fanfare.example" />
      </State>
      <State id="traders">
        <TraderSection detail={DETAIL} traders={traders} part="pick" />
        <TraderSection detail={DETAIL} traders={traders} part="others" />
      </State>
      {pages.map((detail) => (
        <State key={detail.status} id={`cover-visitor-${detail.status}`}>
          <Card padded>
            <CoverView terms={COVER_TERMS} mine={null} phase={coverPhase(detail, false)} zone="UTC" />
          </Card>
        </State>
      ))}
      {covers.map(({ id, data }) => (
        <State key={id} id={`cover-${id}`}>
          <Card padded>
            <CoverView terms={COVER_TERMS} mine={data} phase="member" zone="UTC" />
          </Card>
        </State>
      ))}
      {traders.map((trader) => (
        <State key={trader.traderId} id={trader.traderId}>
          <TraderCard
            trader={trader}
            action={
              <Button variant="outlined" size="sm" href="/download?target=follow" locale={locale}>
                <CopyLabel trader={trader} />
              </Button>
            }
          />
        </State>
      ))}
      <State id="traders-failed">
        <TraderSection detail={DETAIL} traders={null} part="pick" />
      </State>
      <State id="traders-none">
        <TraderSection detail={DETAIL} traders={[]} part="pick" />
      </State>
      <State id="lead">
        <LeadPanel traders={traders} />
      </State>
      {ongoing?.competition && <CopiedBoards detail={ongoing} competition={ongoing.competition} now={now} />}
    </StateGroup>
  )
}

interface CopiedBoardsProps {
  detail: ActivityDetail
  competition: CompetitionSection
  now: number
}

/** Both leaderboards, how they rank, and the place of a member without a closed copied order. */
function CopiedBoards({ detail, competition, now }: CopiedBoardsProps) {
  const boards = copiedBoards(now)
  return (
    <>
      {(['FOLLOWERS', 'LEADS'] as const).map((track) => (
        <State key={track} id={`board-${track}`}>
          <BoardView
            subject={boardSubject(detail, competition)}
            choice={{ track, period: 'ALL', weightClass: null, pageIndex: 0 }}
            board={boards[track]}
            pageSize={PAGE_SIZE_DEFAULT}
          />
        </State>
      ))}
      <State id="ranking">
        <RankingFacts detail={detail} />
      </State>
      <State id="place-no-orders">
        <PlaceCard
          subject={placeSubject(detail, competition)}
          state="member"
          board={{ ...boards.FOLLOWERS, mine: null }}
          mine={null}
        />
      </State>
    </>
  )
}
