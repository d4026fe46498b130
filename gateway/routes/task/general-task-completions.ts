import { listCompletions } from '#gateway/domain/tasks/list-completions.ts'
import { bind } from '#gateway/route.ts'
import { generalTaskCompletions } from '#lib/contract/task/general-task-completions.ts'

export const generalTaskCompletionsRoute = bind(generalTaskCompletions, ({ query }, { gateway, caller, locale }) =>
  listCompletions(gateway, caller, query, locale),
)
