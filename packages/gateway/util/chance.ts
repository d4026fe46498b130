import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Above it, a sum of independent happenings is cut into parts, because `Math.exp(-mean)` would become 0. */
const POISSON_PART = 200

/** Random choices that are the same for the same seed. */
export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  const generator = xoroshiro128plus(seed)
  const fraction = () => uniformFloat64(generator)
  const whole = (below: number) => uniformInt(generator, 0, below - 1)

  function poissonPart(mean: number) {
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = fraction(); product > limit; product *= fraction()) count += 1
    return count
  }

  return {
    /** From 0 to `below` - 1. */
    whole,
    /** @param probability from 0 to 1 */
    happens: (probability: number) => fraction() < probability,
    pick: <Item>(items: readonly Item[]) => items[whole(items.length)] as Item,
    /** A key by its weight. */
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const entries = Object.entries<number>(weights) as [Key, number][]
      let left = fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? (entries.at(-1) as [Key, number]))[0]
    },
    /** A heavy tail: the share of values above x is (`minimum` / x) to the power of `shape`. */
    pareto: (minimum: number, shape: number) => minimum / (1 - fraction()) ** (1 / shape),
    /** How many independent happenings fall into a time in which `mean` are expected. */
    poisson: (mean: number) => {
      let count = 0
      for (let left = mean; left > 0; left -= POISSON_PART) count += poissonPart(Math.min(left, POISSON_PART))
      return count
    },
  }
}
