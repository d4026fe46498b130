import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { verifyIndependently, type DownloadedLottery } from '@fanfare/contract/testing/independent-verifier.ts'
import { playLottery, type PlayedLottery } from '#tests/fixtures/play-lottery.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { createVerifier, hashPrizeTable, rollDraw, type Verdict } from './verify-draws.ts'

const DOCS = join(import.meta.dirname, '..', '..', 'docs')
type Vectors = Record<string, PlayedLottery>
const vectors = JSON.parse(readFileSync(join(DOCS, 'fairness-vectors.json'), 'utf8')) as Vectors

/** Verifies in pages of three draws. */
async function verify(lottery: DownloadedLottery): Promise<Verdict> {
  const verifier = await createVerifier(lottery)
  for (let at = 0; at < lottery.draws.length; at += 3) await verifier.add(lottery.draws.slice(at, at + 3))
  return verifier.finish()
}

const seed = '5e'.repeat(32)
const ref = (user: number) => String(user).padStart(16, '0')

describe.each(Object.entries(vectors))('the vector “%s”', (_, lottery) => {
  test('[GW-4][SCR-15] both verifiers accept the lottery', async () => {
    expect(await verify(lottery)).toMatchObject({
      isVerified: true,
      draws: lottery.totalDraws,
      drawsRight: lottery.totalDraws,
      failed: null,
    })
    expect(verifyIndependently(lottery)).toMatchObject({ ok: true, badDraw: null })
  })

  test('[GW-4][SCR-15] each draw has the message, digest, round, number and roll of the vector', async () => {
    for (const [index, draw] of lottery.draws.entries()) {
      const { message, digest, round, number, roll } = lottery.rolls[index] ?? {}
      expect(await rollDraw(lottery, draw)).toMatchObject({ message, digest, round, number, roll })
    }
    expect(await hashPrizeTable(lottery.prizes)).toBe(lottery.prizeTableHash)
  })
})

test('[GW-4] the vectors contain fallbacks, a second round, empty and other client seeds', () => {
  const draws = Object.values(vectors).flatMap((lottery) => lottery.draws)
  const rolls = Object.values(vectors).flatMap((lottery) => lottery.rolls)
  expect(draws.some(({ rolledPrizeId, prizeId }) => prizeId !== null && rolledPrizeId !== prizeId)).toBe(true)
  expect(draws.some(({ rolledPrizeId, prizeId }) => prizeId === null && rolledPrizeId !== null)).toBe(true)
  expect(rolls.some(({ round }) => round > 0)).toBe(true)
  expect(new Set(draws.map(({ clientSeed }) => clientSeed === ''))).toEqual(new Set([true, false]))
})

test('[SCR-15] the example in docs/fairness.md has the values of its vector', () => {
  const page = readFileSync(join(DOCS, 'fairness.md'), 'utf8')
  const { rolls, draws, ...lottery } = vectors.example ?? playLottery({ activityId: '', seed, prizes: [], draws: [] })
  const values = [
    lottery.activityId,
    lottery.seed,
    lottery.commitment,
    lottery.prizeTableHash,
    ...draws.map(({ userRef }) => userRef),
    ...rolls.flatMap(({ message, digest, number, canonical, hash }) => [
      message,
      digest,
      `${number} mod 10`,
      canonical,
      hash,
    ]),
  ]
  expect(values.length).toBe(22)
  expect(values.filter((value) => !page.includes(value))).toEqual([])
})

test('[SCR-15] counts what was rolled and paid, and names the draw that paid the last of a prize', async () => {
  const prizes = [
    { prizeId: 'cup', weight: 1, stock: 2, fallbackPrizeId: null },
    { prizeId: 'pin', weight: 1, stock: 0, fallbackPrizeId: 'cup' },
  ]
  const draws = Array.from({ length: 12 }, () => ({ userRef: ref(1), clientSeed: '' }))
  const lottery = playLottery({ activityId: 'a', seed, prizes, draws })
  const { counts, fallbacks, fallbacksRight } = await verify(lottery)
  const rolled = (id: string) => lottery.draws.filter(({ rolledPrizeId }) => rolledPrizeId === id).length
  const lastCup = lottery.draws.findLast(({ prizeId }) => prizeId === 'cup')?.drawNo
  expect(counts).toEqual([
    { prizeId: 'cup', rolled: rolled('cup'), paid: 2, soldOutAt: lastCup },
    { prizeId: 'pin', rolled: rolled('pin'), paid: 0, soldOutAt: null },
    { prizeId: null, rolled: 0, paid: 10, soldOutAt: null },
  ])
  expect(fallbacks).toBe(fallbacksRight)
})

test('[SCR-15] a lottery without draws is verified by its seed, its table and the first hash of the chain', async () => {
  const prizes = [{ prizeId: null, weight: 1, stock: null, fallbackPrizeId: null }]
  const lottery = playLottery({ activityId: 'a', seed, prizes, draws: [] })
  expect(lottery.logHash).toBe(lottery.prizeTableHash)
  expect(await verify(lottery)).toMatchObject({ isVerified: true, draws: 0 })
})

test('[SCR-15] refuses a table whose weights give no draw', async () => {
  const lottery = playLottery({ activityId: 'a', seed, prizes: [], draws: [] })
  await expect(createVerifier(lottery)).rejects.toThrow(RangeError)
})

const lotteries = fc
  .record({
    weights: fc.array(fc.record({ weight: fc.integer({ min: 1, max: 60 }), stock: fc.option(fc.nat({ max: 3 })) }), {
      minLength: 1,
      maxLength: 5,
    }),
    hasNothing: fc.boolean(),
    draws: fc.array(fc.record({ user: fc.nat({ max: 4 }), clientSeed: fc.constantFrom('', 'a', 'Z_9-'.repeat(16)) }), {
      minLength: 3,
      maxLength: 25,
    }),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  })
  .map(({ weights, hasNothing, draws, seed: key }) =>
    playLottery({
      activityId: 'random',
      seed: key,
      prizes: [
        ...weights.map(({ weight, stock }, index) => ({
          prizeId: `p${index}`,
          weight,
          stock,
          fallbackPrizeId: index + 1 < weights.length ? `p${index + 1}` : null,
        })),
        ...(hasNothing ? [{ prizeId: null, weight: 20, stock: null, fallbackPrizeId: null }] : []),
      ],
      draws: draws.map(({ user, clientSeed }) => ({ userRef: ref(user), clientSeed })),
    }),
  )

async function expectSame(lottery: DownloadedLottery): Promise<boolean> {
  const [mine, theirs] = [await verify(lottery), verifyIndependently(lottery)]
  const wrong = [
    ...(mine.seedMatches ? [] : ['seed']),
    ...(mine.tableMatches ? [] : ['table']),
    ...(mine.failed ? ['draw'] : []),
    ...(mine.logMatches ? [] : ['log']),
  ]
  expect({ ok: mine.isVerified, badDraw: mine.failed?.drawNo ?? null, wrong }).toEqual({
    ok: theirs.ok,
    badDraw: theirs.badDraw,
    wrong: [...theirs.wrong],
  })
  return mine.isVerified
}

test('[GW-4][SCR-15] two independent verifiers accept every honest lottery', async () => {
  await forAllAsync(60, [lotteries], async (lottery) => {
    expect(await expectSame(lottery)).toBe(true)
  })
})

type Draw = DownloadedLottery['draws'][number]
const change = (at: number, changed: (draw: Draw) => Partial<Draw>) => (draws: Draw[]) =>
  draws.map((draw, index) => (index === at % draws.length ? { ...draw, ...changed(draw) } : draw))

/** Changes of the log by a dishonest operator. */
const TAMPERINGS: Record<string, (at: number) => (draws: Draw[]) => Draw[]> = {
  'another prize': (at) => change(at, ({ prizeId }) => ({ prizeId: prizeId === 'p0' ? null : 'p0' })),
  'another rolled prize': (at) => change(at, ({ rolledPrizeId }) => ({ rolledPrizeId: `${rolledPrizeId}x` })),
  'another nonce': (at) => change(at, ({ nonce }) => ({ nonce: nonce + 1 })),
  'another client seed': (at) => change(at, ({ clientSeed }) => ({ clientSeed: `${clientSeed.slice(1)}q` })),
  'another user': (at) => change(at, () => ({ userRef: ref(9) })),
  'another time': (at) => change(at, (draw) => ({ at: draw.at - 1 })),
  'another number': (at) => change(at, ({ drawNo }) => ({ drawNo: drawNo + 1 })),
  'a dropped draw': (at) => (draws) => draws.toSpliced(at % draws.length, 1),
  'an added draw': (at) => (draws) => draws.toSpliced(at % draws.length, 0, draws[at % draws.length] as Draw),
  'two draws swapped': (at) => (draws) => {
    const first = at % (draws.length - 1)
    return draws.toSpliced(first, 2, draws[first + 1] as Draw, draws[first] as Draw)
  },
}

test.each(Object.entries(TAMPERINGS))('[GW-4][SCR-15] both verifiers find %s in the log', async (_, tamper) => {
  await forAllAsync(25, [lotteries, fc.nat()], async (lottery, at) => {
    const draws = tamper(at)(lottery.draws)
    expect(await expectSame({ ...lottery, draws })).toBe(false)
  })
})

test('[GW-4][SCR-15] both verifiers find another seed, and another prize table', async () => {
  await forAllAsync(25, [lotteries], async (lottery) => {
    const other = Buffer.from(lottery.seed, 'hex')
    other[31] = (other[31] ?? 0) ^ 1
    const heavier = lottery.prizes.map((prize) => ({ ...prize, weight: prize.weight + 1 }))
    expect(await expectSame({ ...lottery, seed: other.toString('hex') })).toBe(false)
    expect(await expectSame({ ...lottery, prizes: heavier })).toBe(false)
  })
})

test('[SCR-15] a log whose hashes were forged as well still fails at the draw that was changed', async () => {
  const lottery = vectors['stock and fallbacks']
  if (!lottery) throw new Error('the vector is missing')
  const draws = change(11, ({ prizeId }) => ({ prizeId: prizeId === 'gold' ? null : 'gold' }))(lottery.draws)
  const { failed } = await verify({ ...lottery, draws })
  expect(failed).toEqual({
    drawNo: 12,
    fault: 'PAID',
    recorded: draws[11]?.prizeId,
    expected: lottery.draws[11]?.prizeId,
  })
})

test('[SCR-15] verifies 100,000 draws in less than 20 s', { tags: ['long'], timeout: deadline(120_000) }, async () => {
  const count = 100_000
  const draws = Array.from({ length: count }, (_, index) => ({
    userRef: ref(index % 30_000),
    clientSeed: index % 3 === 0 ? '' : `c${index}`,
  }))
  const lottery = playLottery({ activityId: 'many', seed, prizes: vectors.example?.prizes ?? [], draws })
  const watch = new Watch()
  const verifier = await createVerifier(lottery)
  for (let at = 0; at < count; at += 500) await verifier.add(lottery.draws.slice(at, at + 500))
  expect((await verifier.finish()).isVerified).toBe(true)
  expect(watch.seconds).toBeLessThan(watch.limit(20))
})
