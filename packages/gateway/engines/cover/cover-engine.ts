import type { FileWith } from '@fanfare/activities/schema.ts'
import type { Engine } from '../engine.ts'
import { decideCover } from './decide-cover.ts'
import { readMyCover } from './read-my-cover.ts'

/** The loss cover of a copy-trading promotion: the user's first copied order after joining, granted without a claim (contract §10). */
export const coverEngine: Engine<FileWith<'cover'>> = {
  describe: ({ cover }) =>
    cover === undefined ? {} : { cover: { limit: cover.limit, paidWithinHours: cover.paidWithinHours } },
  readMine: readMyCover,
  // The first order decides, whenever it closed; no sum begins or ends.
  whileItRuns: { edges: () => ({ own: new Set(), friends: null }), evaluate: decideCover },
}
