import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import { checkChange } from '../../activities/publication/check-change.ts'
import { scheduleFor } from '../../activities/publication/schedule.ts'

type Loose = Record<string, unknown>

const copyField = (to: Loose, from: Loose, field: string) => {
  if (from[field] === undefined) delete to[field]
  else to[field] = from[field]
}

/** A task that may not be lost comes back with its texts. */
function restoreTask(file: ActivityFile, present: ActivityFile, id: string) {
  const task = present.tasks.find((one) => one.id === id)
  if (task === undefined) return
  Object.assign(file, { tasks: [...file.tasks, task] })
  for (const [locale, block] of Object.entries(file.texts)) {
    const text = present.texts[locale]?.tasks[id] ?? present.texts.en?.tasks[id]
    if (text !== undefined && block !== undefined) block.tasks[id] = text
  }
}

/** An older file with the present values of the fields that may no longer change; `kept` names them by JSON pointer. */
export function keepFrozen(
  row: ActivityVersion,
  older: ActivityFile,
  usage: { joined: boolean; tasksInUse: ReadonlySet<string> },
  now: number,
) {
  const file = structuredClone(older)
  const present = row.definition
  const kept: string[] = []
  for (const id of usage.tasksInUse) {
    if (file.tasks.some((task) => task.id === id) || present.tasks.every((task) => task.id !== id)) continue
    restoreTask(file, present, id)
    kept.push(`/tasks/${id}`)
  }
  const after = { definition: file, ...scheduleFor(file, { ...row, joined: usage.joined }, now) }
  for (const { path } of checkChange(row, after, usage, now)) {
    const [field, index, name] = path.map(String)
    const task = field === 'tasks' ? file.tasks[Number(index)] : undefined
    const before = task && present.tasks.find(({ id }) => id === task.id)
    if (task !== undefined && before !== undefined && name !== undefined) {
      copyField(task as Loose, before as Loose, name)
      kept.push(`/tasks/${task.id}/${name}`)
    } else if (field !== undefined) {
      copyField(file, present, field)
      kept.push(`/${field}`)
    }
  }
  return { file, kept }
}
