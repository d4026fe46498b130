import * as z from 'zod'
import { task } from '../file/task.ts'
import { defineEngineFile, duplicateKeys } from './engine-file.ts'

/** Tasks with a reward each. */
export const tasksFile = defineEngineFile({
  fields: { tasks: z.array(task).max(50).default([]) },
  rewardsOf: ({ tasks }) =>
    tasks.map(({ id, reward }, index) => ({ id, path: ['tasks', index, 'reward'], reward, times: null })),
  namesOf: ({ tasks }) => tasks.flatMap(({ group }) => group ?? []),
  fixedFields: [],
  check: ({ tasks }) => duplicateKeys(['tasks'], 'id', tasks),
})
