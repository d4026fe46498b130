'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import {
  CheckCard,
  EndedFacts,
  FinalePicture,
  WonByKind,
  PrizeList,
} from '#components/activity-types/lottery/lottery-cards.tsx'
import { closedHub, hubPhase, wheelSegments } from '#components/activity-types/lottery/wheel-words.ts'
import { DrawRow } from '#components/activity-types/lottery/lottery-live.tsx'
import { SpinActions, SpinUnderWay } from '#components/activity-types/lottery/spin-actions.tsx'
import { WheelHub, WheelStage, type HubView } from '#components/activity-types/lottery/wheel-stage.tsx'
import { AddressSaved } from '#components/task/address/address-dialog.tsx'
import { AddressForm } from '#components/task/address/address-form.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { drawGoodNews, drawRecords, lotteryPages } from '../fixtures/lottery.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { GoodNewsPicture } from '../parts/good-news-picture.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const ANSWERS = {
  areaCodes: () => ({ list: [{ country: 'DE', name: 'Deutschland', areaCode: '49', sort: 0 }], commonlyList: [] }),
}

/** The parts of a lucky draw's page in each of their states. */
export function LotteryStates() {
  const t = useTranslations()
  const { pages, records, goodNews } = useFixture((now, translate) => ({
    goodNews: drawGoodNews(now, translate),
    pages: lotteryPages(now, translate),
    records: drawRecords(now, translate),
  }))
  const [running, before, ended] = pages.map(({ data }) => data)
  const spin: HubView = { title: '3', line: t('lottery.hub_ready', { count: 3 }), isCount: true }
  const hubs: Record<string, HubView> = {
    left: { title: '12', line: t('lottery.hub_left', { count: 12 }), isCount: true },
    'not-joined': { title: t('lottery.hub_join') },
    paused: { title: t('activity.paused') },
  }
  const actions = { titles: [t('lottery.more_draws')], spin: nothing, claim: nothing, isClaiming: false, paused: null }
  const item = t('task.word.item')
  return (
    <StateGroup>
      {pages.map(({ id, data }) => (
        <State key={id} id={`wheel-${id}`}>
          <Wheel detail={data} hub={spin} />
        </State>
      ))}
      <State id="hubs" className={styles.row}>
        {Object.entries(hubs).map(([id, hub]) => (
          <div key={id} className={styles.hub}>
            <WheelHub {...hub} />
          </div>
        ))}
      </State>
      <State id="actions" className={styles.stack}>
        {[
          { draws: 1, toClaim: 4 },
          { draws: 7, toClaim: 0 },
          { draws: 0, toClaim: 4 },
        ].map((counts) => (
          <SpinActions key={`${counts.draws}`} {...actions} {...counts} isBusy={false} />
        ))}
        <SpinUnderWay left={0} toClaim={4} onSkip={nothing} />
      </State>
      {[running, before, ended].map((detail) => detail && <Page key={detail.status} detail={detail} />)}
      <State id="records">
        <FixtureWorld answers={ANSWERS}>
          <Grid as="ul" gap="12">
            {records.map((record) => (
              <DrawRow key={record.drawId} activityId="act-lottery" record={record} isOver={record.nonce % 2 === 0} />
            ))}
          </Grid>
        </FixtureWorld>
      </State>
      {goodNews.map(({ id, data }) => (
        <State key={id} id={id}>
          <GoodNewsPicture id={id} {...data} />
        </State>
      ))}
      <State id="address-errors">
        <FixtureWorld answers={ANSWERS}>
          <div className={styles.dialog}>
            <RefusedAddress prize={item} />
          </div>
        </FixtureWorld>
      </State>
      <State id="address-saved">
        <div className={styles.dialog}>
          <AddressSaved titleId="saved" masked="A***, 10115 Berlin, DE" onChange={nothing} close={nothing} />
        </div>
      </State>
    </StateGroup>
  )
}

function Wheel({ detail, hub }: { detail: ActivityDetail; hub: HubView }) {
  const t = useTranslations()
  const locale = useLocale()
  const phase = hubPhase(detail)
  const segments = wheelSegments(detail.lottery?.prizes ?? [], { t, locale })
  const closed = closedHub(phase, detail, { t, locale })
  const label = t('lottery.wheel', { count: segments.length, value: String(segments.length) })
  return (
    <WheelStage
      segments={segments}
      label={label}
      hub={closed ?? hub}
      isOver={phase === 'over'}
      drawn={closed ? null : 2}
    />
  )
}

function Page({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const { lottery, status } = detail
  if (!lottery) return null
  return (
    <>
      {status === 'ENDED' && (
        <State id="results">
          <div className={styles.night}>
            <FinalePicture />
            <EndedFacts
              activityId={detail.activityId}
              lottery={lottery}
              mine={{
                label: t('lottery.won_lead'),
                value: '56\u00A0USDT, 10\u00A0FNF',
                line: t('lottery.in_draws', { count: 5, value: '5' }),
              }}
              myDraws={5}
            />
          </div>
        </State>
      )}
      <State id={`prizes-${status}`}>
        {status === 'ENDED' ? <WonByKind lottery={lottery} /> : <PrizeList lottery={lottery} />}
      </State>
      <State id={`check-${status}`}>
        <CheckCard detail={detail} />
      </State>
    </>
  )
}

/** The form as it is after sending it empty. */
function RefusedAddress({ prize }: { prize: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('form')?.requestSubmit(), [])
  return (
    <div ref={box}>
      <AddressForm request={{ rewardId: 'r', prize, until: null }} titleId="address" onSaved={nothing} />
    </div>
  )
}
