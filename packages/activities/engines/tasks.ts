import * as z from 'zod'
import { task } from '../file/task.ts'
import { defineEngineFile, duplicateKeys, rewardsIn } from './engine-file.ts'

export const tasksFile = defineEngineFile({
  fields: { tasks: z.array(task).max(50).default([]) },
  rewardsOf: ({ tasks }) => rewardsIn('tasks', tasks),
  namesOf: ({ tasks }) => tasks.flatMap(({ group }) => group ?? []),
  check: ({ tasks }) => duplicateKeys(['tasks'], 'id', tasks),
})
