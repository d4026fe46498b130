'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { ShownResult } from '#store/slices/good-news.ts'
import type { CoverTerms, MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { CoverPhase } from './cover-look.ts'
import { CoverView } from './cover-view.tsx'

export interface CoverLiveProps {
  activityId: string
  terms: CoverTerms
  /** By whether the reader has joined. */
  phases: Record<'member' | 'visitor', CoverPhase>
}

/** A member's cover, polled with the rest of the activity; when it is paid, it is announced. */
export function CoverLive({ activityId, terms, phases }: CoverLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const { my, hasFailed, retry } = useMyActivity(activityId)
  const mine = my?.cover ?? null
  useAnnounceResult({ kind: 'cover', activityId, endedAt: mine?.closedAt ?? 0 }, useCoverResult(mine))
  return (
    <CoverView
      terms={terms}
      mine={mine}
      phase={phases[my?.applied === true ? 'member' : 'visitor']}
      zone={zone}
      note={
        <>
          {hasFailed && (
            <p role="status">
              {t('copy.cover_failed')}{' '}
              <Button variant="text" size="sm" onClick={retry}>
                {t('common.btn_retry')}
              </Button>
            </p>
          )}
          {mine?.state === 'PAID' && (
            <Link look="text" href="/rewards" locale={locale}>
              {t('task.see_rewards')}
            </Link>
          )}
        </>
      }
    />
  )
}

/** The paid cover in words; null while nothing is paid. */
function useCoverResult(mine: MyCover | null): ShownResult | null {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  if (mine?.state !== 'PAID' || mine.paid === null || mine.closedAt === null) return null
  const paid = formatMoney(locale, mine.paid, { isMoved: true })
  return {
    title: t('moment.got', { reward: paid }),
    sentence: t('copy.paid', {
      paid,
      result: formatMoney(locale, mine.result, { isMoved: true }),
      date: formatDayMonth(locale, mine.closedAt, zone),
    }),
    figure: mine.paid,
    line: null,
    isWon: true,
    facts: [],
    more: null,
  }
}
