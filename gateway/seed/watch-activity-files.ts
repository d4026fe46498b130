import { watch } from 'node:fs'
import { issueText } from '#activities/issue.ts'
import { ACTIVITY_FOLDER, readActivityFile } from '#activities/load-activity-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/domain/domain-error.ts'
import { publishActivity } from '#gateway/domain/publication/publish-activity.ts'

/** Editors write a file in several steps. */
const SETTLED_MS = 150

const NO_ACTIVITY = 'none'

type Read = typeof readActivityFile

/**
 * Publishes a changed file as the seed does. The faults of a broken one are logged as errors, which `npm run dev` prints; its
 * last published version stays.
 */
export async function publishChangedFile(gateway: GatewayContext, name: string, read: Read = readActivityFile) {
  const { log } = gateway
  try {
    const parsed = read(name)
    if (!parsed.ok) return parsed.errors.forEach((issue) => log.error(issueText(issue)))
    const { alias, version, changed } = await publishActivity(gateway, {
      file: parsed.file,
      actor: 'seed',
      keepOpen: true,
    })
    log.info({ alias, version, changed }, 'activity file published')
  } catch (error) {
    const issues = error instanceof DomainError ? (error.data?.issues ?? []) : []
    for (const { path, message } of issues) log.error(`activities/${name} ${path}: ${message}`)
    // A file that is being deleted or renamed.
    if (issues.length === 0 && (error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.error({ err: error }, `activities/${name} cannot be published`)
  }
}

/** Watches the folder of activity files. @returns ends it */
export function watchActivityFiles(gateway: GatewayContext): () => void {
  const waiting = new Map<string, NodeJS.Timeout>()
  const watcher = watch(ACTIVITY_FOLDER, (_event, name) => {
    if (name === null || !name.endsWith('.yaml')) return
    clearTimeout(waiting.get(name))
    waiting.set(
      name,
      setTimeout(() => {
        waiting.delete(name)
        void publishChangedFile(gateway, name)
      }, SETTLED_MS),
    )
  })
  // The first announcement makes Next compile the route that receives it, which takes longer than a changed page may.
  gateway.announceActivity(NO_ACTIVITY)
  watcher.on('error', (error) => gateway.log.error({ err: error }, 'the activity files cannot be watched'))
  return () => {
    watcher.close()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
