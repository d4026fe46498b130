import { createHash, createHmac } from 'node:crypto'

/** docs/fairness.md, step by step. */

export interface PrizeRow {
  prizeId: string | null
  weight: number
  stock: number | null
  fallbackPrizeId: string | null
}

/** A draw as the public log has it. */
export interface LoggedDraw {
  drawNo: number
  userRef: string
  nonce: number
  clientSeed: string
  rolledPrizeId: string | null
  prizeId: string | null
  at: number
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** RFC 8785 text: the fields in alphabetical order, without white space. */
const canonical = (fields: Record<string, string | number | null>): string =>
  `{${Object.keys(fields)
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(fields[name])}`)
    .join(',')}}`

export const canonicalTable = (prizes: readonly PrizeRow[]): string =>
  `[${prizes
    .map(({ prizeId, weight, stock, fallbackPrizeId }) => canonical({ prizeId, weight, stock, fallbackPrizeId }))
    .join(',')}]`

export const hashOfTable = (prizes: readonly PrizeRow[]): string => sha256(canonicalTable(prizes)).toString('hex')

/** SHA-256 of the 32 bytes of the seed, both in hex. */
export const commitmentOf = (seed: string): string => sha256(Buffer.from(seed, 'hex')).toString('hex')

const RANGE = 2 ** 32

/** The prize that the seed gives to a draw, before its stock is looked at. */
export function rolledPrize(
  seed: string,
  activityId: string,
  { userRef, nonce, clientSeed }: Pick<LoggedDraw, 'userRef' | 'nonce' | 'clientSeed'>,
  prizes: readonly PrizeRow[],
): string | null {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const limit = Math.floor(RANGE / total) * total
  for (let round = 0; ; round += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${activityId}:${userRef}:${nonce}:${clientSeed}:${round}`)
      .digest()
    for (let index = 0; index < 8; index += 1) {
      const value = digest.readUInt32BE(index * 4)
      if (value >= limit) continue
      let cumulative = 0
      const row = prizes.find(({ weight }) => (cumulative += weight) > value % total)
      return row?.prizeId ?? null
    }
  }
}

/** The stock of prizes while the log is followed from its beginning. */
export class Stock {
  readonly #left = new Map<string, number>()
  readonly #fallback = new Map<string, string | null>()

  constructor(prizes: readonly PrizeRow[]) {
    for (const { prizeId, stock, fallbackPrizeId } of prizes) {
      if (prizeId === null) continue
      if (stock !== null) this.#left.set(prizeId, stock)
      this.#fallback.set(prizeId, fallbackPrizeId)
    }
  }

  /** The prize that is paid for a rolled one: itself, or the first of its fallbacks that is left; null is "no prize". */
  pay(rolled: string | null): string | null {
    let prizeId = rolled
    while (prizeId !== null && this.#left.get(prizeId) === 0) prizeId = this.#fallback.get(prizeId) ?? null
    const left = prizeId === null ? undefined : this.#left.get(prizeId)
    if (prizeId !== null && left !== undefined) this.#left.set(prizeId, left - 1)
    return prizeId
  }

  left(prizeId: string): number | null {
    return this.#left.get(prizeId) ?? null
  }
}

/** h(n) of the log, from h(n - 1). */
export const nextHash = (
  previous: string,
  { drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at }: LoggedDraw,
): string =>
  sha256(
    Buffer.from(previous, 'hex'),
    canonical({ drawNo, userRef, nonce, clientSeed, rolledPrizeId, prizeId, at }),
  ).toString('hex')
