'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { CallError } from '#store/call-error.ts'
import { campaignApi } from '#store/api/campaign.ts'
import type { AirdropCheck } from '@fanfare/contract/activity/campaign.ts'
import { AirdropCard, type AirdropSubject } from './airdrop-card.tsx'
import { AirdropHolding, HeldFigure } from './airdrop-holding.tsx'
import styles from './airdrop-card.module.css'
import type { SnapshotView } from './snapshot-list.tsx'
import { useCampaignOffer } from './use-campaign-offer.ts'

export interface AirdropLiveProps {
  activityId: string
  subject: AirdropSubject
}

/** A user's holding against the needed one; a refusal says why there is none. */
export function AirdropLive({ activityId, subject }: AirdropLiveProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  const zone = useMyZone()
  const errorText = useErrorText()
  const { isLogin, isShown } = useCampaignOffer(activityId)
  const { data, error, isFetching, refetch } = campaignApi.endpoints.airdropCheck.useQuery(activityId, {
    skip: !isLogin || !isShown,
    refetchOnFocus: true,
  })
  if (!isShown) return null
  if (!isLogin || (!data && !error)) return <AirdropCard subject={subject} />
  const again = (
    <Button variant="text" size="sm" busy={isFetching} onClick={() => void refetch()}>
      <Icon icon="arrow-clockwise" size="sm" />
      {t('check_again')}
    </Button>
  )
  if (!data) {
    return (
      <AirdropCard subject={subject}>
        <Notice tone="warning" role="status" className={styles.result}>
          <p>{errorText(error)}</p>
          {isAirdropRefused(error) && <p>{t('check_blocked')}</p>}
          {again}
        </Notice>
      </AirdropCard>
    )
  }
  return (
    <AirdropCard subject={subject} snapshots={snapshotViews(data.snapshots)} figure={<HeldFigure check={data} />}>
      <p className={styles.checked}>
        {data.asOf !== undefined && t('check_as_of', { time: formatDeadline(locale, data.asOf, zone) })}
        {again}
      </p>
      <AirdropHolding check={data} />
    </AirdropCard>
  )
}

/** 51070: the airdrop cannot be sent to this account. */
const isAirdropRefused = (error: unknown): boolean => {
  const known = error as CallError | undefined
  return known?.kind === 'gateway' && known.code === CODES.AIRDROP.code
}

/** A user's snapshots for the page; the first that is not taken comes next. */
function snapshotViews(snapshots: AirdropCheck['snapshots']): SnapshotView[] {
  const next = snapshots.find(({ taken }) => !taken)
  return snapshots.map((snapshot) => ({ at: snapshot.at, state: stateOf(snapshot, snapshot === next) }))
}

function stateOf({ taken, held }: AirdropCheck['snapshots'][number], isNext: boolean): SnapshotView['state'] {
  if (!taken) return isNext ? 'next' : 'announced'
  if (held === null) return 'taken'
  return held ? 'enough' : 'short'
}
