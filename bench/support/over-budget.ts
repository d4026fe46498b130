import { firstLoadKib, FONTS_KIB, TOUCHED_KIB, type BudgetedRoute } from '../budgets.ts'
import { sumOf, type PageScripts, type Script } from './page-scripts.ts'
import { kib } from './statistics.ts'

const LARGEST = 5

const named = (scripts: readonly Script[]) =>
  scripts
    .toSorted((a, b) => b.gzipped - a.gzipped)
    .slice(0, LARGEST)
    .map(({ path, gzipped }) => `${path.split('/').at(-1)} ${kib(gzipped).toFixed(1)}`)
    .join(', ')

/** The exceeded budgets of a route as sentences with the largest scripts; empty when it is within its budgets. */
export function overBudget(route: BudgetedRoute, { first, touched, fonts }: PageScripts) {
  const { name, touchedKib = TOUCHED_KIB, fontsKib = FONTS_KIB } = route
  const check = (when: string, scripts: readonly Script[], budget: number, blamed: readonly Script[]) => {
    const sum = kib(sumOf(scripts))
    return sum <= budget
      ? []
      : [`${name} loads ${sum.toFixed(1)} KiB ${when}, its budget is ${budget}: ${named(blamed)}`]
  }
  const paths = new Set(first.map(({ path }) => path))
  const late = touched.filter(({ path }) => !paths.has(path))
  return [
    ...check('until a person is there', first, firstLoadKib(route), first),
    ...check('after the first sign of a person', touched, touchedKib, late),
    ...(kib(fonts) > fontsKib
      ? [`${name} loads ${kib(fonts).toFixed(1)} KiB of fonts, its budget is ${fontsKib}`]
      : []),
  ]
}

export const sizeLine = ({ name }: BudgetedRoute, { first, touched, fonts }: PageScripts) =>
  `  ${name.padEnd(20)} ${kib(sumOf(first)).toFixed(1).padStart(7)} ${kib(sumOf(touched)).toFixed(1).padStart(7)} KiB, fonts ${kib(fonts).toFixed(1)}`
