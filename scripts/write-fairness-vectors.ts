import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { playLottery, type PlayedLottery } from '#tests/fixtures/play-lottery.ts'

/** Writes docs/fairness-vectors.json: three lotteries of which every value can be computed again. */

const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const user = (name: string) => hex(`user ${name}`).slice(0, 16)
const prize = (prizeId: string | null, weight: number, stock: number | null, fallbackPrizeId: string | null) => ({
  prizeId,
  weight,
  stock,
  fallbackPrizeId,
})
const turns = (count: number, people: number) =>
  Array.from({ length: count }, (_, index) => ({
    userRef: user(String(index % people)),
    clientSeed: index % 3 === 0 ? '' : `c-${index}`,
  }))

/** The first client seed whose draw takes a second digest. */
function withSecondRound(): PlayedLottery {
  const plan = { activityId: 'vector-rounds', seed: hex('rounds'), prizes: ROUNDS }
  for (let index = 0; ; index += 1) {
    const draws = [
      { userRef: user('a'), clientSeed: '' },
      { userRef: user('b'), clientSeed: `r${index}` },
    ]
    const played = playLottery({ ...plan, draws })
    if ((played.rolls[1]?.round ?? 0) > 0) return played
  }
}

/** Their total of 2^31 + 1 refuses nearly half of all numbers. */
const ROUNDS = [prize('rare', 1, 1, null), prize(null, 2 ** 31, null, null)]

const EXAMPLE = [prize('gold', 1, 1, 'silver'), prize('silver', 3, null, null), prize(null, 6, null, null)]
const STOCK = [
  prize('gold', 20, 2, 'silver'),
  prize('silver', 30, 3, 'bronze'),
  prize('bronze', 30, 4, null),
  prize(null, 20, null, null),
]

/** The secret side of the example: what its two players know of themselves. */
const PLAYERS = ['anna', 'bela'].map((name) => {
  const [userId, userSalt] = [`u-${name}`, hex(`salt of ${name}`).slice(0, 32)]
  return { userId, userSalt, userRef: hex(`autumn-draw:${userId}:${userSalt}`).slice(0, 16) }
})

/** The first seed with which gold is rolled, then no prize, then gold when it has run out. */
function example() {
  const [anna, bela] = PLAYERS.map(({ userRef }) => userRef)
  if (anna === undefined || bela === undefined) throw new Error('two players draw')
  const draws = [
    { userRef: anna, clientSeed: '' },
    { userRef: bela, clientSeed: 'b-7' },
    { userRef: anna, clientSeed: 'a_2' },
  ]
  for (let index = 0; ; index += 1) {
    const played = playLottery({ activityId: 'autumn-draw', seed: hex(`example ${index}`), prizes: EXAMPLE, draws })
    const rolled = played.draws.map(({ rolledPrizeId }) => rolledPrizeId).join()
    if (rolled === 'gold,,gold') return { ...played, players: PLAYERS }
  }
}

const cases = {
  example: example(),
  'stock and fallbacks': playLottery({
    activityId: 'vector-stock',
    seed: hex('stock'),
    prizes: STOCK,
    draws: turns(40, 7),
  }),
  'second round': withSecondRound(),
}
writeFileSync(new URL('../docs/fairness-vectors.json', import.meta.url), `${JSON.stringify(cases, null, 2)}\n`)
