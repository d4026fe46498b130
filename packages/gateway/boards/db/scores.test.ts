import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { findScore } from './scores.ts'

const world = await createBoardWorld()

interface Stored {
  userId: string
  userRef: string
  /** Changes with every write of the row. */
  version: string
}
async function stored(track: string): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select user_id, user_ref, xmin::text || ' ' || ctid::text || ' ' || xmax::text as version from scores where track = ${track} order by user_id
  `.execute(world.gateway.db)
  return rows
}

test('[GW-2] writes changed scores only: an equal score, also with other zeros, leaves its row untouched', async () => {
  await world.score('changes', tied('1.5', '2', '3'))
  const before = await stored('changes')
  await world.score('changes', tied('1.50', '2.5', '3'))
  const after = await stored('changes')
  expect(after.map(({ version }, index) => version === before[index]?.version)).toEqual([true, false, true])
  expect(after.map(({ userRef }) => userRef)).toEqual(before.map(({ userRef }) => userRef))
  const score = await findScore(world.gateway.db, { activityId: world.activityId, track: 'changes', userId: 'u-1' })
  expect(score).toEqual({ score: '2.5', reachedAt: 1, unranked: null })
})

test('[GW-2] an earlier time of the same score is a change, and a score may fall below zero', async () => {
  await world.score('times', [{ userId: 'u-0', score: '7', reachedAt: 20 }])
  await world.score('times', [{ userId: 'u-0', score: '7', reachedAt: 10 }])
  const board = { activityId: world.activityId, track: 'times' }
  expect(await findScore(world.gateway.db, { ...board, userId: 'u-0' })).toEqual({
    score: '7',
    reachedAt: 10,
    unranked: null,
  })
  await world.score('times', [{ userId: 'u-0', score: '-0.25', reachedAt: 30 }])
  expect(await findScore(world.gateway.db, { ...board, userId: 'u-0' })).toEqual({
    score: '-0.25',
    reachedAt: 30,
    unranked: null,
  })
  expect(await findScore(world.gateway.db, { ...board, userId: 'u-9' })).toBeNull()
})

test('[GW-2] refuses a score that is no number', async () => {
  for (const score of ['NaN', 'Infinity', '-Infinity'])
    await expect(world.score('numbers', tied(score))).rejects.toMatchObject({ code: '23514' })
})

test('[SCR-4] a user has one reference in an activity, which only a salt ties to the user', async () => {
  await world.score('a', tied('1', '1'))
  await world.score('b', tied('1', '1'))
  const refs = (await stored('a')).map(({ userRef }) => userRef)
  expect((await stored('b')).map(({ userRef }) => userRef)).toEqual(refs)
  expect(new Set(refs).size).toBe(2)
  const { rows } = await sql<{ salt: string }>`
    select user_salt(${world.activityId}, 'u-0') as salt, user_salt(${world.activityId}, 'u-1') as other`.execute(
    world.gateway.db,
  )
  const hash = createHash('sha256').update(`${world.activityId}:u-0:${rows[0]?.salt}`).digest('hex')
  expect(refs[0]).toBe(hash.slice(0, 16))
  expect(rows[0]).not.toMatchObject({ other: rows[0]?.salt })
})

test('[DEV-6] transactions that write the same scores in opposite order do not deadlock', async () => {
  const scores = tied(...Array.from({ length: 50 }, () => '0'))
  const rounds = Array.from({ length: 20 }, (_, round) => scores.map((score) => ({ ...score, score: String(round) })))
  await Promise.all(rounds.map((round, index) => world.score('order', index % 2 === 0 ? round : round.toReversed())))
  expect(await stored('order')).toHaveLength(50)
})
