import { changedFiles, nounsOf } from '@fanfare/runner/testing/changed-nouns.ts'

/** Read by `packages/kernel/testing/runs.ts` in each worker. */
process.env.CHANGED_NOUNS ??= nounsOf(changedFiles()).join(' ')
