import { listCompletions } from '#gateway/domain/tasks/list-completions.ts'
import { bind } from '#gateway/route.ts'
import { taskCompletions } from '#lib/contract/task/task-completions.ts'

export const taskCompletionsRoute = bind(taskCompletions, ({ query }, { gateway, caller, locale }) =>
  listCompletions(gateway, caller, query, locale),
)
