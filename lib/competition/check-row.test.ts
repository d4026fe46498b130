import { expect, test } from 'vitest'
import { brokenRules, joinHashes, leafOf, snapshotHash } from '@fanfare/contract/testing/independent-board-verifier.ts'
import { checkRow } from './check-row.ts'

const REF = '00ff00ff00ff00ff'
const leaves = ['900', '800', '700'].map((value, index) => leafOf({ rank: index + 1, userRef: REF, value }))
const [first = '', second = '', third = ''] = leaves
/** The odd leaf moves up unchanged. */
const ROOT = joinHashes(joinHashes(first, second), third)
const link = (seq: number, root: string, previous: string) => {
  const made = { seq, at: 1_790_000_000_000 + seq, root, previous, rows: 3 }
  return { ...made, hash: snapshotHash(made) }
}
const OLDEST = link(1, first, '0'.repeat(64))
const NEWEST = link(2, ROOT, OLDEST.hash)
const PROOF = {
  leaf: second,
  path: [
    { side: 'LEFT' as const, hash: first },
    { side: 'RIGHT' as const, hash: third },
  ],
  root: ROOT,
  seq: 2,
  rank: 2,
  userRef: REF,
  value: '800',
}
const EVIDENCE = { proof: PROOF, snapshots: [NEWEST, OLDEST], shownHash: NEWEST.hash }
const passed = (check: Awaited<ReturnType<typeof checkRow>>) => check && [check.place, check.hash, check.link]

test('[SCR-4] a row in a chained snapshot passes, also for an independent verifier', async () => {
  const check = await checkRow(EVIDENCE)
  expect(passed(check)).toEqual([true, true, true])
  expect(check?.hashes).toEqual({ row: second, rows: ROOT, snapshot: NEWEST.hash, previous: OLDEST.hash })
  expect(brokenRules(PROOF, EVIDENCE.snapshots)).toEqual([])
})

test('[SCR-4] the first snapshot of a leaderboard has none before it', async () => {
  const proof = { ...PROOF, leaf: first, path: [], root: first, seq: 1, rank: 1, value: '900' }
  expect(passed(await checkRow({ proof, snapshots: [OLDEST], shownHash: null }))).toEqual([true, true, true])
  expect(brokenRules(proof, [OLDEST])).toEqual([])
})

test('[SCR-4] a changed value, another root or a path of another row is found', async () => {
  const forged = [
    { ...PROOF, value: '900' },
    { ...PROOF, root: first },
    { ...PROOF, path: PROOF.path.toReversed() },
  ]
  for (const proof of forged) {
    expect((await checkRow({ ...EVIDENCE, proof }))?.place).toBe(false)
    expect(brokenRules(proof, EVIDENCE.snapshots)).not.toEqual([])
  }
})

test('[SCR-4] a snapshot that was changed later, or is not the one on the page, is found', async () => {
  const moved = { ...NEWEST, at: NEWEST.at + 1 }
  expect((await checkRow({ ...EVIDENCE, snapshots: [moved, OLDEST] }))?.hash).toBe(false)
  expect(brokenRules(PROOF, [moved, OLDEST])).toEqual(['hash'])
  expect((await checkRow({ ...EVIDENCE, shownHash: OLDEST.hash }))?.hash).toBe(false)
})

test('[SCR-4] a chain whose earlier snapshot was replaced is found', async () => {
  const replaced = link(1, second, '0'.repeat(64))
  expect((await checkRow({ ...EVIDENCE, snapshots: [NEWEST, replaced] }))?.link).toBe(false)
  expect((await checkRow({ ...EVIDENCE, snapshots: [NEWEST] }))?.link).toBe(false)
  expect(brokenRules(PROOF, [NEWEST, replaced])).toEqual(['link'])
})

test('[SCR-4] a snapshot outside the chain has no verdict', async () => {
  expect(await checkRow({ ...EVIDENCE, snapshots: [OLDEST] })).toBeNull()
})
