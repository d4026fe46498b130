import { scaled } from '../../testing/reference-measures.ts'

/**
 * A second implementation of divided and multiplied prizes, independent of the code of the engines: fractions of whole numbers,
 * cut to cents once at the end.
 */
const UNIT = 10n ** 18n
const CENT = 10n ** 16n

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

interface TeamPart {
  /** Decimal strings. */
  prize: string
  captainShare: string
  memberMaximum: string | null
  teamVolume: string
  volume: string
  isCaptain: boolean
}

/** The captain's share, and of the rest by volume, at most the maximum. In cents. */
export function teamPartCents({ prize, captainShare, memberMaximum, teamVolume, volume, isCaptain }: TeamPart): bigint {
  const [whole, share, own] = [scaled(teamVolume), scaled(captainShare), scaled(volume)]
  const ofVolume = whole === 0n ? [0n, 1n] : [(UNIT - share) * own, whole]
  const [numerator = 0n, denominator = 1n] = ofVolume
  const captain = isCaptain ? share * denominator : 0n
  const cents = (scaled(prize) * (captain + numerator)) / (UNIT * denominator) / CENT
  return memberMaximum === null ? cents : least(cents, scaled(memberMaximum) / CENT)
}

interface Factored {
  /** Decimal strings. */
  base: string
  roi: string
  streak: string
}

/** Numerators over `UNIT ** 3`: what is paid in any case, and what the factors add to the base. */
function split({ base, roi, streak }: Factored) {
  const factor = scaled(roi) * scaled(streak)
  const paid = scaled(base) * factor
  const even = scaled(base) * UNIT * UNIT
  return paid > even ? { sure: even, bonus: paid - even } : { sure: paid, bonus: 0n }
}

/** The share of the additions that the pool can pay, in units of 10^-8; null when the pool has no limit. */
export function scaleOf(all: readonly Factored[], pool: string | null): bigint {
  const one = 10n ** 8n
  if (pool === null) return one
  let left = scaled(pool) * UNIT * UNIT
  let bonus = 0n
  for (const prize of all) {
    left -= split(prize).sure
    bonus += split(prize).bonus
  }
  if (bonus <= left) return one
  return left <= 0n ? 0n : (left * one) / bonus
}

/** Base × ROI × streak, in cents. `scale`: in units of 10^-8. */
export function factoredCents(prize: Factored, scale: bigint): bigint {
  const { sure, bonus } = split(prize)
  return (sure * 10n ** 8n + bonus * scale) / 10n ** 8n / (UNIT * UNIT) / CENT
}

/** A prize at what is unlocked of the pool, and at most a share of it, in cents. */
export function poolPrizeCents(
  prize: string,
  { pool, unlocked, share }: { pool: string; unlocked: string | null; share: string | null },
): bigint {
  const cents = unlocked === null ? scaled(prize) / CENT : (scaled(prize) * scaled(unlocked)) / scaled(pool) / CENT
  return share === null ? cents : least(cents, (scaled(pool) * scaled(share)) / UNIT / CENT)
}
