import { randomOf } from '@fanfare/gateway/testing/random.ts'

export type Chance = ReturnType<typeof chanceOf>

/** Choices that are the same for the same seed. */
export function chanceOf(seed: number) {
  const random = randomOf(seed)
  const whole = (below: number): number => Math.floor(random() * below)
  return {
    happens: (probability: number): boolean => random() < probability,
    /** A whole number from 0 to below `below`. */
    whole,
    between: (from: number, until: number): number => from + whole(Math.max(1, until - from)),
    pick: <Item>(list: readonly Item[]): Item => list[whole(list.length)] as Item,
    /** Many small amounts and few large ones, with 0 to 8 decimals. */
    amount: (largest: number): string => {
      const value = random() ** 3 * largest
      return random() < 0.1 ? String(Math.ceil(value)) : value.toFixed(random() < 0.6 ? 2 : 8)
    },
    /** As often as `mean` says on average. */
    times: (mean: number): number => Math.floor(mean) + (random() < mean % 1 ? 1 : 0),
    shuffled: <Item>(list: readonly Item[]): Item[] =>
      list
        .map((item) => ({ item, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
  }
}
