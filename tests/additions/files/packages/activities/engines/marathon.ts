import * as z from 'zod'
import { money } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import { defineEngineFile } from './engine-file.ts'

/** A medal for everybody at a volume, and a prize for the first places. */
export const marathonFile = defineEngineFile({
  fields: {
    marathon: z.strictObject({ distance: money, medal: reward, winners: z.int().min(1).max(100), prize: reward }),
  },
  rewardsOf: ({ marathon: { medal, prize, winners } }) => [
    { id: 'medal', path: ['marathon', 'medal'], reward: medal, times: null },
    { id: 'prize', path: ['marathon', 'prize'], reward: prize, times: winners },
  ],
  namesOf: () => [],
  fixedFields: ['marathon'],
  check: () => [],
})
