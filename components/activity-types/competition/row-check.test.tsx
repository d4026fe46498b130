import { webcrypto } from 'node:crypto'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { leafOf, snapshotHash } from '@fanfare/contract/testing/independent-board-verifier.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { runReady } from '#components/testing/settle.ts'
import { boardOf } from '#lib/testing/samples.ts'
import { RowCheckPanel } from './row-check.tsx'

// jsdom has no WebCrypto.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))

const PLACE = { rank: 1, userRef: '00ff00ff00ff00ff', value: '900' }
const LEAF = leafOf(PLACE)
const FIRST = { seq: 1, at: 1_790_000_000_000, root: LEAF, previous: '0'.repeat(64), rows: 1 }
const SNAPSHOT = { ...FIRST, hash: snapshotHash(FIRST) }
const PROOF = { ...PLACE, leaf: LEAF, path: [], root: LEAF, seq: 1 }

const open = (rank: () => unknown, snapshots: () => object[] = () => [SNAPSHOT]) =>
  renderInRuntime(
    <RowCheckPanel
      {...{ activityId: 'a1', track: 'VOLUME', period: 'ALL' }}
      board={boardOf({ snapshotSeq: 1, snapshotHash: SNAPSHOT.hash })}
    />,
    { answers: { competitionRank: rank, competitionSnapshots: () => ({ items: snapshots(), total: 1 }) } },
  )

test('[SCR-4] the check of my row ends with its verdict and the hashes', async () => {
  await open(() => ({ mine: { proof: PROOF } }))
  expect(await screen.findByText('Your row is in snapshot 1, unchanged.')).toBeTruthy()
  expect(screen.getByText('The snapshot matches its hash')).toBeTruthy()
  expect(document.body.textContent).toContain(LEAF.slice(0, 8))
})

test('[SCR-4] a changed value fails, and the verdict names the part', async () => {
  await open(() => ({ mine: { proof: { ...PROOF, value: '901' } } }))
  expect(await screen.findByText('Snapshot 1 didn’t pass the check.')).toBeTruthy()
  expect(screen.getByText('Your rank and value aren’t in the snapshot')).toBeTruthy()
  expect(screen.getByText('The snapshot matches its hash')).toBeTruthy()
})

test('[SCR-4] a proof that could not be read is no verdict, and can be read again', async () => {
  let answer: unknown = { mine: null }
  await open(() => answer)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer = { mine: { proof: PROOF } }
  fireEvent.click(retry)
  expect(await screen.findByText('Your row is in snapshot 1, unchanged.')).toBeTruthy()
})

test('[SCR-4] a ranking that is made during the check is in the chain', async () => {
  let isRanked = false
  const rank = async () => {
    await runReady()
    isRanked = true
    return { mine: { proof: PROOF } }
  }
  await open(rank, () => (isRanked ? [SNAPSHOT] : []))
  expect(await screen.findByText('Your row is in snapshot 1, unchanged.')).toBeTruthy()
})
