import { ACTIVITY_FOLDER, PROGRAMME_FOLDER, readActivityFile, readProgramme } from '@fanfare/activities/load-files.ts'
import type { ParsedFile } from '@fanfare/activities/parse-yaml-file.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { publishProgramme } from '#gateway/agents/operate/publish-programme.ts'
import { publishActivity } from '#gateway/activities/publication/publish-activity.ts'

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

const folderOf = <File>(folder: WatchedFolder<File>): WatchedFolder<File> => folder

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
