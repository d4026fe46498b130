/** The same numbers for the same seed (mulberry32), so that a run can be repeated. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pickOf = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/** The seed of the environment or a new one; print it, so that the run can be repeated. */
export const seedOf = (text: string | undefined): number => (text ? Number(text) : Math.floor(Math.random() * 2 ** 31))
