import { watch } from 'node:fs'
import type { GatewayContext } from '#gateway/context.ts'
import { publishChangedFile } from './publish-changed-file.ts'
import { ACTIVITIES, PROGRAMMES, type WatchedFolder } from './watched-folders.ts'

/** Editors write a file in several steps. */
const QUIET_MS = 150

const NO_ACTIVITY = 'none'

/** Watches the folders of activity files and of campaigns of agents. @returns ends it */
export function watchFiles(gateway: GatewayContext): () => void {
  const ends = [watchFolder(gateway, ACTIVITIES), watchFolder(gateway, PROGRAMMES)]
  // The first announcement makes Next compile the route that receives it, which takes longer than a changed page may.
  gateway.announceActivity(NO_ACTIVITY)
  return () => ends.forEach((end) => end())
}

/** Publishes each file of a folder that changes. @returns ends it */
export function watchFolder<File>(gateway: GatewayContext, folder: WatchedFolder<File>): () => void {
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
