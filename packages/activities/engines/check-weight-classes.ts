import Big from 'big.js'
import { didYouMean } from '../faults/nearest.ts'
import type { WeightClassesDefinition } from '../file/weight-classes.ts'
import type { FieldIssue } from '../issue.ts'

interface RankedFile {
  tiers: readonly { id: string; weightClass?: string | undefined }[]
  board?: { weightClasses?: WeightClassesDefinition | undefined } | undefined
}

const LIST = ['board', 'weightClasses', 'list'] as const

/** The limits of weight classes rise without a gap, and each place belongs to a class. */
export function checkWeightClasses(file: RankedFile): FieldIssue[] {
  const classes = file.board?.weightClasses
  if (classes === undefined) return file.tiers.flatMap(({ weightClass }, index) => classless(weightClass, index))
  if ('teams' in file || 'factors' in file)
    return [{ path: ['board', 'weightClasses'], message: 'belong to competitions between single traders' }]
  return [...checkLimits(classes), ...checkIds(file, classes), ...checkPlaces(file, classes)]
}

const classless = (weightClass: string | undefined, index: number): FieldIssue[] =>
  weightClass === undefined
    ? []
    : [{ path: ['tiers', index, 'weightClass'], message: 'needs board.weightClasses, which names the classes' }]

const checkLimits = ({ list }: WeightClassesDefinition): FieldIssue[] =>
  list.flatMap(({ upTo }, index): FieldIssue[] => {
    const path = [...LIST, index, 'upTo']
    const isLast = index === list.length - 1
    if (upTo === undefined) return isLast ? [] : [{ path, message: 'is needed: only the last class has no limit' }]
    if (isLast)
      return [{ path, message: 'must be left out: the last class has no limit, so that each trader has a class' }]
    if (upTo.unit !== 'USDT') return [{ path: [...path, 'unit'], message: 'must be USDT, in which volume is measured' }]
    const before = list[index - 1]?.upTo
    return before === undefined || new Big(upTo.amount).gt(before.amount)
      ? []
      : [{ path, message: `must be above ${before.amount}, the limit of the class before` }]
  })

const checkIds = ({ tiers }: RankedFile, { list }: WeightClassesDefinition): FieldIssue[] =>
  list.flatMap(({ id }, index): FieldIssue[] => {
    const path = [...LIST, index, 'id']
    if (list.findIndex((one) => one.id === id) < index) return [{ path, message: 'is used twice' }]
    // Both have their names in labels.
    return tiers.some((tier) => tier.id === id) ? [{ path, message: 'is also the id of a tier' }] : []
  })

const checkPlaces = ({ tiers }: RankedFile, { list }: WeightClassesDefinition): FieldIssue[] => {
  const ids = list.map(({ id }) => id)
  return tiers.flatMap(({ weightClass }, index): FieldIssue[] => {
    const path = ['tiers', index, 'weightClass']
    if (weightClass === undefined) return [{ path, message: `is needed, one of ${ids.join(', ')}` }]
    if (ids.includes(weightClass)) return []
    return [{ path, message: `names no class of board.weightClasses${didYouMean(weightClass, ids)}` }]
  })
}
