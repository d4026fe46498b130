'use client'

import { TextLink } from '#components/ui/text/link.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { copyTradingApi } from '#store/api/copy-trading.ts'
import { CoverView, type CoverViewProps } from './cover-view.tsx'
import { OtherTraders, RecommendedTrader, pickTrader } from './traders.tsx'

/** A member's cover, polled with the activity, and announced once it is paid. */
export function CoverLive({
  activityId,
  terms,
  phase,
}: Pick<CoverViewProps, 'terms' | 'phase'> & { activityId: string }) {
  const { t, moved, day, zone } = useMyWords()
  const { my, isMember, hasFailed, retry } = useMyActivity(activityId)
  const mine = my?.cover
  /** The paid cover in words; null before it is paid. */
  const result = () => {
    if (mine?.state !== 'PAID' || !mine.paid || !mine.closedAt) return null
    const paid = moved(mine.paid)
    return {
      title: t('moment.got', { reward: paid }),
      sentence: t('copy.paid', { paid, result: moved(mine.result), date: day(mine.closedAt) }),
      figure: mine.paid,
      isWon: true,
      facts: [],
    }
  }
  useAnnounceResult({ kind: 'cover', activityId, endedAt: mine?.closedAt ?? 0 }, result())
  return (
    <CoverView
      {...{ terms, mine, phase, isMember, zone }}
      note={
        <>
          {hasFailed && (
            <p role="status">
              {t('copy.cover_failed')}{' '}
              <SmallButton variant="text" onClick={retry}>
                {t('common.btn_retry')}
              </SmallButton>
            </p>
          )}
          {mine?.state === 'PAID' && <TextLink href="/rewards">{t('task.see_rewards')}</TextLink>}
        </>
      }
    />
  )
}

interface TradersProps {
  activityId: string
  /** The visitor's, shown until the user's have loaded. */
  traders: readonly LeadTrader[]
}

/** The lead traders, with those whom the user copies marked. Copying and a trader's page open in the app. */
function useTraders({ activityId, traders }: TradersProps) {
  const openTarget = useOpenTarget()
  const { data } = copyTradingApi.useTradersQuery(activityId)
  return {
    traders: data?.items ?? traders,
    actionsOf: ({ name, traderId, authentic, traderType }: LeadTrader) => ({
      copy: { onClick: () => openTarget('follow', { traderId }) },
      link: (
        <button type="button" onClick={() => openTarget('copy-trade', { traderId, authentic, traderType })}>
          {name}
        </button>
      ),
    }),
  }
}

/** Copying the recommended trader is the page's next step until the member copies one or the cover is decided. */
function PickLive(props: TradersProps) {
  const { activityId } = props
  const { t, money } = useMyWords()
  const { my, isMember, isLoading } = useMyActivity(activityId)
  const choice = useTraders(props)
  const trader = pickTrader(choice.traders)?.trader
  const cover = isMember ? my?.cover : undefined
  const isOpen = cover?.state === 'OPEN' && !cover.trader && !cover.closedAt
  const step =
    isOpen && trader && !trader.following
      ? {
          label: t('copy.copy_trader', { trader: trader.name }),
          line: t('copy.proof', { limit: money(cover.limit) }),
          to: { target: 'follow' as const },
        }
      : null
  usePublishedStep(activityId, step, !isLoading)
  return <RecommendedTrader {...choice} />
}

const OthersLive = (props: TradersProps) => <OtherTraders {...useTraders(props)} />

/** Opens the application for lead traders in the app, or says that the app is too old. */
function ApplyLive() {
  const { t } = useMyWords()
  const openTarget = useOpenTarget()
  return <Button onClick={() => openTarget('become-trader')}>{t('copy.lead_apply')}</Button>
}

export const CopyPart = partOf({ cover: CoverLive, pick: PickLive, others: OthersLive, apply: ApplyLive })
