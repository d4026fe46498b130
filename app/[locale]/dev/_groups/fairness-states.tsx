'use client'

import { DrawSteps } from '#components/fairness/draw-steps.tsx'
import { DrawsTable } from '#components/fairness/draws-table.tsx'
import { RevealedView } from '#components/fairness/revealed-view.tsx'
import { SealedView } from '#components/fairness/sealed-view.tsx'
import { ServedDraws } from '#components/fairness/served-draws.tsx'
import { fairnessStates, type FairnessState } from '../_fixtures/fairness.ts'
import { State, StateGroup } from './state.tsx'
import { useFixture } from './use-fixture.ts'

export function FairnessStates() {
  const { states } = useFixture((now, translate) => ({ states: fairnessStates(now, translate) }))
  return (
    <StateGroup wide>
      {states.map(({ id, data }) => (
        <State key={id} id={id}>
          {data.report.fairness.seed === null ? <SealedView report={data.report} /> : <Revealed {...data} />}
        </State>
      ))}
    </StateGroup>
  )
}

function Revealed({ report, verification, open }: FairnessState) {
  const { fairness, labels } = report
  const { draws, seed } = fairness
  const counts = verification.status === 'done' ? verification.verdict.counts : []
  const table =
    open === undefined || seed === null ? (
      <ServedDraws report={report} />
    ) : (
      <DrawsTable
        draws={draws}
        labels={labels}
        timeZone="UTC"
        stateOf={() => 'right'}
        open={open}
        details={(draw) => <DrawSteps lottery={{ ...fairness, seed }} draw={draw} labels={labels} counts={counts} />}
      />
    )
  return <RevealedView report={report} verification={verification} draws={table} />
}
