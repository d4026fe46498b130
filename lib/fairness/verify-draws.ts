import type { Fairness } from '@fanfare/contract/lottery/draws.ts'

/**
 * Verifies the draws of one lottery, as docs/fairness.md says. It imports only types and needs WebCrypto alone, because a page's
 * worker, Node and the file that players keep all run this same text.
 */

/** One row of the prize table. `prizeId` null is "no prize", `stock` null is unlimited. */
export type TablePrize = Fairness['prizes'][number]

/** One row of the log; `at` in ms since the epoch. */
export type LoggedDraw = Fairness['draws'][number]

/** The data that the operator published, without the log. Hashes and seed are 64 lower-case hex digits. */
export interface PublishedLottery extends Omit<Fairness, 'prizes' | 'seed' | 'total' | 'draws'> {
  prizes: readonly TablePrize[]
  seed: string
}

/** The fault of one draw: its number, its nonce, the prize that was rolled, or the prize that was paid. */
export type DrawFault = 'NUMBER' | 'NONCE' | 'ROLLED' | 'PAID'

export interface FailedDraw {
  drawNo: number
  fault: DrawFault
  /** The number, nonce or prize of the log, and the one that the rules give. */
  recorded: number | string | null
  expected: number | string | null
}

export interface PrizeCount {
  prizeId: string | null
  rolled: number
  paid: number
  /** The draw that paid the last one of its stock. */
  soldOutAt: number | null
}

export interface Verdict {
  isVerified: boolean
  seedMatches: boolean
  tableMatches: boolean
  /** The hash of the log, its length, and no gap in its numbers. */
  logMatches: boolean
  draws: number
  /** Draws whose rolled prize is the one of their digest. */
  drawsRight: number
  /** Draws of a prize that had run out, and those that paid as the table says. */
  fallbacks: number
  fallbacksRight: number
  /** In the order of the prize table; "no prize" is last if the table has no row of it. */
  counts: PrizeCount[]
  /** The first draw of the log that fails. */
  failed: FailedDraw | null
}

/** How a draw is computed: of the first digest with a number below the limit. */
export interface Roll {
  message: string
  /** Hex. */
  digest: string
  round: number
  /** The first of the digest's eight numbers that is below the limit. */
  number: number
  roll: number
  rolledPrizeId: string | null
  /** The rolls of this prize: from `first` to `last`. */
  first: number
  last: number
}

const encoder = new TextEncoder()

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function sha256(bytes: Uint8Array<ArrayBuffer>) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** RFC 8785: no white space, keys in order of their UTF-16 code units, numbers and strings as JavaScript writes them. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

/** Hex SHA-256 of the canonical JSON of exactly the four fields of each row. */
export async function hashPrizeTable(prizes: readonly TablePrize[]) {
  const rows = prizes.map(({ prizeId, weight, stock, fallbackPrizeId }) => ({
    prizeId,
    weight,
    stock,
    fallbackPrizeId,
  }))
  return hexOf(await sha256(encoder.encode(canonicalJson(rows))))
}

function canonicalDraw({ drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at }: LoggedDraw) {
  return canonicalJson({ drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at })
}

const importKey = (seed: string) =>
  crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

const NUMBERS = 2 ** 32

/** @throws RangeError for a table that no draw can be made of */
function totalOf(prizes: readonly TablePrize[]) {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  if (!Number.isInteger(total) || total < 1 || total > NUMBERS) throw new RangeError('the weights of the prize table')
  return total
}

/** The prize whose rolls include `roll`: the first whose cumulative weight exceeds it. */
function pickPrize(prizes: readonly TablePrize[], roll: number): Pick<Roll, 'rolledPrizeId' | 'first' | 'last'> {
  let first = 0
  for (const { prizeId, weight } of prizes) {
    if (roll < first + weight) return { rolledPrizeId: prizeId, first, last: first + weight - 1 }
    first += weight
  }
  throw new RangeError('the roll is beyond the prize table')
}

type DrawIdentity = Pick<LoggedDraw, 'userRef' | 'nonce' | 'clientSeed'>

async function roll(
  key: CryptoKey,
  { activityId, prizes }: Pick<PublishedLottery, 'activityId' | 'prizes'>,
  { userRef, nonce, clientSeed }: DrawIdentity,
): Promise<Roll> {
  const total = totalOf(prizes)
  // Numbers from here on would make the first prizes more likely than their weight.
  const limit = Math.floor(NUMBERS / total) * total
  for (let round = 0; ; round += 1) {
    const message = [activityId, userRef, nonce, clientSeed, round].join(':')
    const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(message))
    const view = new DataView(digest)
    for (let at = 0; at < digest.byteLength; at += 4) {
      const number = view.getUint32(at)
      if (number >= limit) continue
      const rolled = number % total
      return {
        message,
        digest: hexOf(new Uint8Array(digest)),
        round,
        number,
        roll: rolled,
        ...pickPrize(prizes, rolled),
      }
    }
  }
}

/** Computes one draw again, with each step. */
export const rollDraw = async (
  lottery: Pick<PublishedLottery, 'activityId' | 'prizes' | 'seed'>,
  draw: DrawIdentity,
): Promise<Roll> => roll(await importKey(lottery.seed), lottery, draw)

/** The stock during the log. */
function createStock(prizes: readonly TablePrize[]) {
  const left = new Map(prizes.map(({ prizeId, stock }) => [prizeId, stock]))
  const fallbacks = new Map(prizes.map(({ prizeId, fallbackPrizeId }) => [prizeId, fallbackPrizeId]))
  return {
    /** The prize that is paid for a rolled one; takes it out of the stock. */
    pay(rolledPrizeId: string | null): string | null {
      let prizeId = rolledPrizeId
      // A chain of fallbacks is at most as long as the table; a circle of prizes that have run out pays no prize.
      for (let step = 0; step < prizes.length && prizeId !== null && left.get(prizeId) === 0; step += 1)
        prizeId = fallbacks.get(prizeId) ?? null
      const stock = left.get(prizeId)
      if (prizeId === null || stock === 0) return null
      if (typeof stock === 'number') left.set(prizeId, stock - 1)
      return prizeId
    },
    isEmpty: (prizeId: string | null) => prizeId !== null && left.get(prizeId) === 0,
  }
}

function createCounts(prizes: readonly TablePrize[]) {
  const counts = new Map<string | null, PrizeCount>()
  const of = (prizeId: string | null) => {
    const known = counts.get(prizeId) ?? { prizeId, rolled: 0, paid: 0, soldOutAt: null }
    counts.set(prizeId, known)
    return known
  }
  for (const { prizeId } of prizes) of(prizeId)
  return { of, all: () => [...counts.values()] }
}

export interface Verifier {
  /** The next rows of the log, in its order; one call at a time. Keeps nothing of them but counts. */
  add: (draws: readonly LoggedDraw[]) => Promise<void>
  /** After the last row. */
  finish: () => Promise<Verdict>
}

/** @throws RangeError for a prize table without weights, or with more than 2^32 */
export async function createVerifier(lottery: PublishedLottery): Promise<Verifier> {
  const { commitment, prizeTableHash, prizes, seed, totalDraws, logHash } = lottery
  totalOf(prizes)
  const key = await importKey(seed)
  const stock = createStock(prizes)
  const counts = createCounts(prizes)
  const nonces = new Map<string, number>()
  let chain = bytesOf(prizeTableHash)
  let nextNo = 1
  const sums = { draws: 0, drawsRight: 0, fallbacks: 0, fallbacksRight: 0 }
  let failed: FailedDraw | null = null

  function check(draw: LoggedDraw, rolledPrizeId: string | null) {
    const { drawNo, userRef, nonce } = draw
    const expect = (fault: DrawFault, recorded: FailedDraw['recorded'], expected: FailedDraw['expected']) => {
      if (recorded !== expected) failed ??= { drawNo, fault, recorded, expected }
    }
    const nextNonce = nonces.get(userRef) ?? 0
    expect('NUMBER', drawNo, nextNo)
    expect('NONCE', nonce, nextNonce)
    expect('ROLLED', draw.rolledPrizeId, rolledPrizeId)
    const hadRunOut = stock.isEmpty(rolledPrizeId)
    const prizeId = stock.pay(rolledPrizeId)
    expect('PAID', draw.prizeId, prizeId)
    nextNo = drawNo + 1
    nonces.set(userRef, nonce + 1)
    sums.draws += 1
    if (draw.rolledPrizeId === rolledPrizeId) sums.drawsRight += 1
    if (hadRunOut || draw.prizeId !== prizeId) sums.fallbacks += 1
    if (hadRunOut && draw.prizeId === prizeId) sums.fallbacksRight += 1
    counts.of(draw.rolledPrizeId).rolled += 1
    counts.of(draw.prizeId).paid += 1
    if (stock.isEmpty(prizeId)) counts.of(prizeId).soldOutAt ??= drawNo
  }

  return {
    async add(draws) {
      const rolls = await Promise.all(draws.map((draw) => roll(key, lottery, draw)))
      for (const [index, draw] of draws.entries()) {
        const text = encoder.encode(canonicalDraw(draw))
        const link = new Uint8Array(chain.length + text.length)
        link.set(chain)
        link.set(text, chain.length)
        chain = await sha256(link)
        check(draw, rolls[index]?.rolledPrizeId ?? null)
      }
    },
    async finish() {
      const seedMatches = hexOf(await sha256(bytesOf(seed))) === commitment
      const tableMatches = (await hashPrizeTable(prizes)) === prizeTableHash
      const logMatches = sums.draws === totalDraws && nextNo === totalDraws + 1 && hexOf(chain) === logHash
      const isVerified = seedMatches && tableMatches && logMatches && failed === null
      return { isVerified, seedMatches, tableMatches, logMatches, ...sums, counts: counts.all(), failed }
    },
  }
}
