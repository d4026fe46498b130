import { useEffect, useRef } from 'react'
import { AddressForm, AddressSaved } from '#components/task/address/address-dialog.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { phaseOf, type DetailProps } from '#components/activity/page-parts.ts'
import { drawGoodNews, drawRecords, lotteryPages } from '#gallery/fixtures/lottery.ts'
import { GoodNewsPicture } from '#gallery/parts/good-news-picture.tsx'
import styles from '#gallery/parts/state.module.css'
import { each, inWorld, nothing, type StateContext } from '#gallery/parts/states.tsx'
import { CheckCard, EndedFacts, FinalePicture, PrizeList, WonByKind } from './lottery-cards.tsx'
import { DrawRow } from './lottery-live.tsx'
import { SpinActions, SpinUnderWay } from './spin-actions.tsx'
import { WheelHub, WheelStage, closedHub, wheelSegments } from './wheel-stage.tsx'

const ANSWERS = {
  areaCodes: { list: [{ country: 'DE', name: 'Deutschland', areaCode: '49', sort: 0 }], commonlyList: [] },
}

export const looks = { hubs: 'row', actions: 'stack' } as const

export function states({ t }: StateContext) {
  const pages = lotteryPages(t)
  const actions = { titles: [t('lottery.more_draws')], spin: nothing, claim: nothing }
  return {
    ...each(pages, (page) => <Wheel detail={page} />, 'wheel-'),
    hubs: [
      { title: '12', line: t('lottery.hub_left', { count: 12 }), isCount: true },
      { title: t('lottery.hub_join') },
      { title: t('activity.paused') },
    ].map((hub) => (
      <div key={hub.title} className={styles.hub}>
        <WheelHub {...hub} />
      </div>
    )),
    actions: (
      <>
        {[
          { draws: 1, toClaim: 4 },
          { draws: 7, toClaim: 0 },
          { draws: 0, toClaim: 4 },
        ].map((counts) => (
          <SpinActions key={counts.draws} {...actions} {...counts} />
        ))}
        <SpinUnderWay left={0} toClaim={4} onSkip={nothing} />
      </>
    ),
    'prizes-ONGOING': <PrizeList lottery={{ ...pages.running.lottery, sealedAt: undefined }} />,
    'check-UPCOMING': <CheckCard detail={pages.before} />,
    results: (
      <div className={styles.night}>
        <FinalePicture />
        <EndedFacts
          {...pages.ended}
          mine={{
            label: t('lottery.won_lead'),
            value: '56\u00A0USDT, 10\u00A0FNF',
            line: t('lottery.in_draws', { count: 5, value: '5' }),
          }}
          myDraws={5}
        />
      </div>
    ),
    'prizes-ENDED': <WonByKind lottery={pages.ended.lottery} />,
    'check-ENDED': <CheckCard detail={pages.ended} />,
    records: inWorld(
      <Grid as="ul" gap="12">
        {drawRecords(t).map((record) => (
          <DrawRow key={record.drawId} activityId="act-lottery" record={record} isOver={record.nonce % 2 === 0} />
        ))}
      </Grid>,
      ANSWERS,
    ),
    ...each(drawGoodNews(t), (fixture, id) => <GoodNewsPicture id={`draw-${id}`} {...fixture} />, 'draw-'),
    'address-errors': inWorld(
      <div className={styles.dialog}>
        <RefusedAddress prize={t('task.word.item')} />
      </div>,
      ANSWERS,
    ),
    'address-saved': (
      <div className={styles.dialog}>
        <AddressSaved titleId="saved" masked="A***, 10115 Berlin, DE" onChange={nothing} close={nothing} />
      </div>
    ),
  }
}

function Wheel({ detail }: DetailProps) {
  const words = useWords()
  const { t } = words
  const phase = phaseOf(detail)
  const segments = wheelSegments(detail.lottery?.prizes ?? [], words)
  const closed = closedHub(phase, detail, words)
  return (
    <WheelStage
      segments={segments}
      hub={closed ?? { title: '3', line: t('lottery.hub_ready', { count: 3 }), isCount: true }}
      isOver={phase === 'over'}
      drawn={closed ? undefined : 2}
    />
  )
}

/** The form after it was sent empty. */
function RefusedAddress({ prize }: { prize: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('form')?.requestSubmit(), [])
  return (
    <div ref={box}>
      <AddressForm request={{ rewardId: 'r', prize, until: null }} titleId="address" close={nothing} />
    </div>
  )
}
