import { TextLink } from '#components/ui/text/link.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { ReactNode } from 'react'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CampaignHead } from '@fanfare/contract/activity/campaign.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { SnapshotTile, type SnapshotState } from './snapshot-tile.tsx'
import event from './event.module.css'
import snapshotList from './snapshot-list.module.css'

interface AirdropCardProps {
  subject: AirdropSubject
  /** A user's snapshots; default: the announced ones. */
  snapshots?: readonly SnapshotView[]
  /** Beside the heading. */
  figure?: ReactNode
  /** A user's holding; absent for visitors, who are asked to log in. */
  children?: ReactNode
}

/** The condition of an airdrop with its snapshots (design, "Your check"). */
export function AirdropCard({ subject, snapshots, figure, children }: AirdropCardProps) {
  const { t, locale, number, money } = useWords()
  const { terms, path, timeZone, isOver } = subject
  const shown = snapshots ?? terms?.snapshots.map((at) => ({ at, state: 'announced' as const })) ?? []
  const words = {
    announced: t('event.snapshot_later'),
    next: t('event.snapshot_next'),
    taken: t('event.snapshot_taken'),
    enough: t('event.snapshot_enough'),
    short: t('event.snapshot_short'),
  }
  const drawnAt = serverNow()
  return (
    <Card padded aria-labelledby="airdrop-check">
      <SectionHeading id="airdrop-check" aside={figure}>
        {t('event.check_title')}
      </SectionHeading>
      {terms && !isOver && (
        <Text top="4" tone="secondary" className={event.offer}>
          {terms.asset
            ? t('event.check_how', { asset: isolateLtr(locale, terms.asset), amount: money(terms.required) })
            : t('event.check_how_any', { amount: money(terms.required) })}
        </Text>
      )}
      {children ??
        (!isOver && (
          <Text top="12" data-visitors="">
            <TextLink href={`/login?next=${encodeURIComponent(path)}`}>{t('event.check_log_in')}</TextLink>
          </Text>
        ))}
      {shown.length > 0 && (
        // In their order, in both clocks.
        <Stack
          as="ol"
          gap="8"
          top="20"
          size="note"
          className={snapshotList.snapshots}
          aria-label={t('event.snapshots')}
        >
          {shown.map(({ at, state }, index) => (
            <SnapshotTile
              key={at}
              {...{ at, state, words, drawnAt }}
              isByClock={!snapshots}
              before={shown[index - 1]?.at}
              countdown={<CountdownText to={at} sentence={t('event.snapshot_in', { duration: '{duration}' })} />}
            >
              <span>{t('event.snapshot', { number: number(index + 1) })}</span>
              <TwoClocks at={at} timeZone={timeZone} />
            </SnapshotTile>
          ))}
        </Stack>
      )}
    </Card>
  )
}

/** An airdrop as the server knows it. */
export interface AirdropSubject extends Pick<ActivityDetail, 'path' | 'timeZone'> {
  /** Absent when the platform tells them only to users. */
  terms?: CampaignHead['airdropTerms']
  /** Hides what only counts before the end. */
  isOver?: boolean
}

interface WinBackCardProps {
  subject: WinBackSubject
  /** The state of the user's application. */
  chip?: ReactNode
  /** Form, application or refusal of a user; absent for visitors, who are asked to log in. */
  children?: ReactNode
}

/** The win-back offer and what a reader can do about it (design, "Away for a while?"). */
export function WinBackCard({ subject: { path, terms }, chip, children }: WinBackCardProps) {
  const { t, counted } = useWords()
  return (
    <Card padded aria-labelledby="win-back">
      <SectionHeading id="win-back" aside={chip}>
        {t('event.back_title')}
      </SectionHeading>
      {terms && (
        <Text top="8" tone="secondary" className={event.offer}>
          {t('event.back_offer', counted(terms.pausedDays))}
        </Text>
      )}
      {children ?? (
        <Row top="16" data-visitors="">
          <Button variant="outlined" href={`/login?next=${encodeURIComponent(path)}`}>
            {t('activity.cta_log_in_to_apply')}
          </Button>
        </Row>
      )}
    </Card>
  )
}

/** A win-back offer as the server knows it. */
export interface WinBackSubject extends Pick<ActivityDetail, 'activityId' | 'path' | 'startTime' | 'endTime'> {
  /** Absent when the platform does not tell them. */
  terms?: CampaignHead['backApplyTerms']
}

export interface SnapshotView {
  /** ms */
  at: number
  state: SnapshotState
}
