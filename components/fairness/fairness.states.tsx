import { fairnessStates, lotteriesFixture, type FairnessState } from '#gallery/fixtures/fairness.ts'
import { each, type StateContext } from '#gallery/parts/states.tsx'
import { DrawSteps } from './draws/live-draws.tsx'
import { DrawsTable } from './draws/draws-table.tsx'
import { LotteryList } from './lottery-list.tsx'
import { RevealedView, SealedView } from './fairness-view.tsx'
import { SealedVerdict, RevealedVerdict } from './verdict/verdict-panel.tsx'

/** The states that show the whole page; the others differ only in the verdict. */
const WHOLE = ['sealed', 'verified']

export const states = ({ t }: StateContext) => ({
  ...each(fairnessStates(t), (state, id) => view(state, WHOLE.includes(id))),
  lotteries: <LotteryList lotteries={lotteriesFixture(t)} />,
  'lotteries-none': <LotteryList lotteries={[]} />,
})

function view({ report, verification, open }: FairnessState, isWhole: boolean) {
  const { fairness } = report
  const { seed } = fairness
  if (!seed) return isWhole ? <SealedView report={report} /> : <SealedVerdict report={report} />
  if (!isWhole) return <RevealedVerdict report={report} verification={verification} />
  return (
    <RevealedView
      report={report}
      verification={verification}
      draws={
        <DrawsTable
          report={report}
          stateOf={() => 'right'}
          open={open}
          details={(draw) => (
            <DrawSteps
              lottery={{ ...fairness, seed }}
              draw={draw}
              report={report}
              counts={verification.verdict?.counts}
            />
          )}
        />
      }
    />
  )
}
