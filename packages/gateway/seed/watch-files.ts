import { watch } from 'node:fs'
import { issueText } from '@fanfare/activities/issue.ts'
import { ACTIVITY_FOLDER, PROGRAMME_FOLDER, readActivityFile, readProgramme } from '@fanfare/activities/load-files.ts'
import type { ParsedFile } from '@fanfare/activities/parse-yaml-file.ts'
import { publishActivity } from '#gateway/activities/publication/publish-activity.ts'
import { publishProgramme } from '#gateway/agents/operate/publish-programme.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/util/domain-error.ts'

/** A publication, as the log has it. */
interface Published {
  alias: string
  version: number
  changed: readonly string[]
}

export interface WatchedFolder<File> {
  path: string
  /** As messages name it. */
  shown: string
  /** @throws when the file cannot be read */
  read: (name: string) => ParsedFile<File>
  publish: (gateway: GatewayContext, file: File) => Promise<Published>
}

const folderOf = <File>(folder: WatchedFolder<File>) => folder

/** The activity files, published as the seed does. */
export const ACTIVITIES = folderOf({
  path: ACTIVITY_FOLDER,
  shown: 'activities',
  read: readActivityFile,
  publish: (gateway, file) => publishActivity(gateway, { file, actor: 'seed', keepOpen: true }),
})

/** The campaigns of agents, published as the seed does. */
export const PROGRAMMES = folderOf({
  path: PROGRAMME_FOLDER,
  shown: 'activities/programmes',
  read: readProgramme,
  publish: (gateway, file) => publishProgramme(gateway, { file, actor: 'seed', keepOpen: true }),
})

/**
 * Publishes a changed file as the seed does. The faults of a broken one are logged as errors, which `npm start -- dev` prints; its
 * last published version stays.
 */
export async function publishChangedFile<File>(
  gateway: GatewayContext,
  { shown, read, publish }: WatchedFolder<File>,
  name: string,
) {
  const { log } = gateway
  try {
    const parsed = read(name)
    if (!parsed.ok) return parsed.errors.forEach((issue) => log.error(issueText(issue)))
    const { alias, version, changed } = await publish(gateway, parsed.file)
    log.info({ alias, version, changed }, `a file of ${shown} published`)
  } catch (error) {
    const issues = error instanceof DomainError ? (error.data?.issues ?? []) : []
    for (const { path, message } of issues) log.error(`${shown}/${name} ${path}: ${message}`)
    // A file that is being deleted or renamed.
    if (issues.length === 0 && (error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.error({ err: error }, `${shown}/${name} cannot be published`)
  }
}

/** Editors write a file in several steps. */
const QUIET_MS = 150

const NO_ACTIVITY = 'none'

/** Watches the folders of activity files and of campaigns of agents. @returns a function that ends it */
export function watchFiles(gateway: GatewayContext) {
  const ends = [watchFolder(gateway, ACTIVITIES), watchFolder(gateway, PROGRAMMES)]
  // The first announcement makes Next compile the route that receives it, which takes longer than a changed page may.
  gateway.announceActivity(NO_ACTIVITY)
  return () => ends.forEach((end) => end())
}

/** Publishes each file of a folder that changes. @returns a function that ends it */
export function watchFolder<File>(gateway: GatewayContext, folder: WatchedFolder<File>) {
  const waiting = new Map<string, NodeJS.Timeout>()
  const watcher = watch(folder.path, (_event, name) => {
    if (name === null || !name.endsWith('.yaml')) return
    clearTimeout(waiting.get(name))
    waiting.set(
      name,
      setTimeout(() => {
        waiting.delete(name)
        void publishChangedFile(gateway, folder, name)
      }, QUIET_MS),
    )
  })
  watcher.on('error', (error) => gateway.log.error({ err: error }, `the files of ${folder.shown} cannot be watched`))
  return () => {
    watcher.close()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
