import { issueText } from '@fanfare/activities/issue.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import type { WatchedFolder } from './watched-folders.ts'

/**
 * Publishes a changed file as the seed does. The faults of a broken one are logged as errors, which `npm run dev` prints; its
 * last published version stays.
 */
export async function publishChangedFile<File>(
  gateway: GatewayContext,
  { shown, read, publish }: WatchedFolder<File>,
  name: string,
): Promise<void> {
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
