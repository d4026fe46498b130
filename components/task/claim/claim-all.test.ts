import { expect, test } from 'vitest'
import type { CallError } from '#store/call-error.ts'
import { claimAll, type ClaimProgress } from './claim-all.ts'

const refusal = (code: string) => ({ kind: 'gateway', code }) as CallError
const network = { kind: 'network' } as CallError
const SOLD_OUT = refusal('51014')

/** Claims a reward for each answer, named by its place: 1, 2, 3. */
async function claimAnswered(...answers: (CallError | 'granted')[]) {
  const requested: [item: number, isLast: boolean][] = []
  const reported: (ClaimProgress | null)[] = []
  const outcome = await claimAll(
    answers.map((_, index) => index + 1),
    {
      claim: async (item, isLast) => {
        requested.push([item, isLast])
        const answer = answers[item - 1]
        return answer === 'granted' ? { data: {} } : { error: answer }
      },
      report: (progress) => reported.push(progress),
    },
  )
  const failed = (list: { item: number }[]) => list.map(({ item }) => item)
  return {
    requested,
    reported,
    claimed: outcome.claimed,
    refused: failed(outcome.refused),
    unanswered: failed(outcome.unanswered),
  }
}

test('[SCR-9] claims the rewards in sequence, marks the last one and reports how far it is', async () => {
  const { requested, reported, claimed } = await claimAnswered('granted', 'granted')
  expect(requested).toEqual([
    [1, false],
    [2, true],
  ])
  expect(reported).toEqual([{ done: 0, total: 2 }, { done: 1, total: 2 }, null])
  expect(claimed).toEqual([1, 2])
})

test.each<[string, (CallError | 'granted')[], object]>([
  [
    'the end of the session stops them and leaves no claim to retry',
    ['granted', network, SOLD_OUT, refusal('00004'), 'granted'],
    { claimed: [1], refused: [3], unanswered: [] },
  ],
  ['434 ends the session', [refusal('434'), 'granted'], { claimed: [], refused: [], unanswered: [] }],
  ['600 ends the session', [refusal('600'), 'granted'], { claimed: [], refused: [], unanswered: [] }],
])('[SCR-9] %s', async (_, answers, outcome) => {
  expect(await claimAnswered(...answers)).toMatchObject(outcome)
})
