import Big from 'big.js'
import { factors, type FactorsDefinition } from '../file/factors.ts'
import { fault } from '../issue.ts'
import { defineEngineFile } from './engine-file.ts'

/** Factors of the prize of a rank, for linked tracks that share one sign-up. */
export const factorsFile = defineEngineFile({
  fields: { factors: factors.prefault({}) },
  // Participants have traded by these rules.
  fixedFields: ['factors'],
  check: ({ factors }) => checkSteps(factors),
})

function checkSteps({ roi }: FactorsDefinition) {
  const steps = roi?.steps ?? []
  return steps.flatMap(({ from }, index) => {
    const before = steps[index - 1]
    if (before === undefined || new Big(from).gt(before.from)) return []
    return [fault(`must be above ${before.from}`, 'factors', 'roi', 'steps', index, 'from')]
  })
}
