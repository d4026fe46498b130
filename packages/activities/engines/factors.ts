import Big from 'big.js'
import { fault } from '../issue.ts'
import { defineEngineFile } from './engine-file.ts'
import * as z from 'zod'
import { factMoney, rate } from '../file/amounts.ts'

/** A decimal from 0 to below 10. */
const factor = z.string().regex(/^\d(\.\d{1,4})?$/, 'must be a decimal string below 10, such as "1.2"')
const signedRate = z.string().regex(/^-?\d(\.\d{1,6})?$/, 'must be a decimal string such as "-0.05"')

/** With fewer ranked participants at the end a track is void: it counts as factor 1. */
const minimumEntries = z.int().min(0).max(1_000_000).default(0)

/** The factors of a prize of a rank by volume, in a competition of linked tracks. */
export const factors = z.strictObject({
  roi: z
    .strictObject({
      /** Participants with lower deposits at the end get factor 1. */
      minimumDeposit: factMoney.optional(),
      minimumEntries,
      /** The factor holds from this return on, up to the next step; below the first step, the first one's holds. */
      steps: z
        .array(z.strictObject({ from: signedRate, factor }))
        .min(1)
        .max(10),
    })
    .optional(),
  streak: z
    .strictObject({
      minimumEntries,
      /** Each day with a trade adds this to 1. */
      perDay: rate,
    })
    .optional(),
})

export type FactorsDefinition = z.output<typeof factors>

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
