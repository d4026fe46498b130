'use client'

import { TextLink } from '#components/ui/text/link.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { partOf } from '#components/activity/part-of.tsx'
import type { CoverTerms } from '@fanfare/contract/copy-trading/cover.ts'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { usePublishedStep } from '#components/activity/cta/use-published-step.ts'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { copyTradingApi } from '#store/api/copy-trading.ts'
import { CoverView, type CoverPhase } from './cover-view.tsx'
import { OtherTraders, RecommendedTrader, type TradersPart, pickTrader, type TraderPick } from './traders.tsx'

interface CoverLiveProps {
  activityId: string
  terms: CoverTerms
  /** By whether the reader has joined. */
  phases: Record<'member' | 'visitor', CoverPhase>
}

/** A member's cover, polled with the activity, and announced once it is paid. */
export function CoverLive({ activityId, terms, phases }: CoverLiveProps) {
  const { t, moved, day, zone } = useMyWords()
  const { my, isMember, hasFailed, retry } = useMyActivity(activityId)
  const mine = my?.cover ?? null
  /** The paid cover in words; null before it is paid. */
  const result = () => {
    if (mine?.state !== 'PAID' || mine.paid === null || mine.closedAt === null) return null
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
      terms={terms}
      mine={mine}
      phase={phases[isMember ? 'member' : 'visitor']}
      zone={zone}
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

/** Makes copying the recommended trader the page's next step until the member copies one or the cover is decided. */
function CopyStep({ activityId, pick }: { activityId: string; pick: TraderPick | null }) {
  const { t, money } = useMyWords()
  const { my, isMember, isLoading } = useMyActivity(activityId)
  const cover = isMember ? my?.cover : undefined
  const isOpen = cover?.state === 'OPEN' && cover.trader === null && cover.closedAt === null
  const trader = isOpen && pick?.among !== null ? pick?.trader : undefined
  const step =
    cover && trader
      ? {
          label: t('copy.copy_trader', { trader: trader.name }),
          line: t('copy.proof', { limit: money(cover.limit) }),
          to: { target: 'follow' as const },
        }
      : null
  usePublishedStep(activityId, step, !isLoading)
  return null
}

interface TradersLiveProps {
  activityId: string
  /** The visitor's, shown until the user's have loaded. */
  traders: readonly LeadTrader[]
  part: TradersPart
}

/** The lead traders, with those whom the user copies marked. Copying and a trader's page open in the app. */
export function TradersLive({ activityId, traders, part }: TradersLiveProps) {
  const openTarget = useOpenTarget()
  const { data } = copyTradingApi.useTradersQuery(activityId)
  const shown = data?.items ?? traders
  const copy = ({ traderId }: LeadTrader) => ({ onClick: () => openTarget('follow', { traderId }) })
  const open = ({ name, traderId, authentic, traderType }: LeadTrader) => (
    <button type="button" onClick={() => openTarget('copy-trade', { traderId, authentic, traderType })}>
      {name}
    </button>
  )
  if (part === 'others') return <OtherTraders traders={shown} copyOf={copy} linkOf={open} />
  return (
    <>
      <CopyStep activityId={activityId} pick={pickTrader(shown)} />
      <RecommendedTrader traders={shown} copyOf={copy} linkOf={open} />
    </>
  )
}

/** Opens the application for lead traders in the app, or says that the app is too old. */
function ApplyLive() {
  const { t } = useMyWords()
  const openTarget = useOpenTarget()
  return <Button onClick={() => openTarget('become-trader')}>{t('copy.lead_apply')}</Button>
}

export const CopyPart = partOf({ cover: CoverLive, pick: TradersLive, others: TradersLive, apply: ApplyLive })
