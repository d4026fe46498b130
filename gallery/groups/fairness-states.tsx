'use client'

import { DrawSteps } from '#components/fairness/draws/draw-steps.tsx'
import { DrawSearch } from '#components/fairness/draws/draw-search.tsx'
import { DrawsCard } from '#components/fairness/draws/draws-card.tsx'
import { DrawsPager } from '#components/fairness/draws/draws-pager.tsx'
import { LotteryList } from '#components/fairness/lottery-list.tsx'
import { DrawsTable } from '#components/fairness/draws/draws-table.tsx'
import { RevealedView } from '#components/fairness/revealed-view.tsx'
import { RevealedVerdict } from '#components/fairness/verdict/revealed-verdict.tsx'
import { SealedVerdict } from '#components/fairness/verdict/sealed-verdict.tsx'
import { SealedView } from '#components/fairness/sealed-view.tsx'
import { fairnessStates, lotteriesFixture, type FairnessState } from '../fixtures/fairness.ts'
import { State, StateGroup } from '../parts/state.tsx'
import { useFixture } from '../parts/use-fixture.ts'

/** The states that show the whole page; the others differ in the verdict alone. */
const WHOLE = ['sealed', 'verified']

export function FairnessStates() {
  const { states, lotteries } = useFixture((now, translate) => ({
    states: fairnessStates(now, translate),
    lotteries: lotteriesFixture(now, translate),
  }))
  return (
    <StateGroup wide>
      {states.map(({ id, data }) => (
        <State key={id} id={id}>
          {WHOLE.includes(id) ? <WholePage {...data} /> : <VerdictAlone {...data} />}
        </State>
      ))}
      <State id="lotteries">
        <LotteryList lotteries={lotteries} />
      </State>
      <State id="lotteries-none">
        <LotteryList lotteries={[]} />
      </State>
    </StateGroup>
  )
}

function VerdictAlone({ report, verification }: FairnessState) {
  return report.fairness.seed === null ? (
    <SealedVerdict report={report} />
  ) : (
    <RevealedVerdict report={report} verification={verification} />
  )
}

function WholePage({ report, verification, open }: FairnessState) {
  const { fairness, labels } = report
  const { draws, seed, totalDraws } = fairness
  if (seed === null) return <SealedView report={report} />
  const counts = verification.status === 'done' ? verification.verdict.counts : []
  return (
    <RevealedView
      report={report}
      verification={verification}
      draws={
        <DrawsCard count={totalDraws} value={String(totalDraws)} zone="UTC" search={<DrawSearch />}>
          <DrawsTable
            draws={draws}
            labels={labels}
            timeZone="UTC"
            stateOf={() => 'right'}
            open={open}
            details={(draw) => (
              <DrawSteps lottery={{ ...fairness, seed }} draw={draw} labels={labels} counts={counts} />
            )}
          />
          <DrawsPager page={0} total={totalDraws} />
        </DrawsCard>
      }
    />
  )
}
