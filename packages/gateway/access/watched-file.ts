import { readFileSync, statSync } from 'node:fs'

/** How often the file is checked for changes, ms. */
const LOOK_MS = 1_000

/**
 * Whether no stranger can read the file. A group may read a file of root, as PostgreSQL allows for its keys: Kubernetes mounts secrets in
 * this way for a program that is not root.
 */
export const isPrivateFile = ({ mode, uid }: { mode: number; uid: number }): boolean =>
  (mode & (uid === 0 ? 0o037 : 0o077)) === 0

/** The JSON of a file with secrets. @throws Error that does not quote the file */
export function readPrivateJson(path: string): unknown {
  if (!isPrivateFile(statSync(path)))
    throw new Error(`${path} must be readable by its owner alone (mode 0600; 0640 if it is of root)`)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`${path} is not JSON`)
  }
}

/** The error of a file that cannot be used, with every fault on a line of its own. */
export function fileError(path: string, issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const lines = issues.map((issue) => `  ${issue.path.map(String).join('.')}: ${issue.message}`)
  return new Error(`${path} cannot be used:\n${lines.join('\n')}`)
}

/**
 * The content of a file as `read` makes it, read again within a second of its change. A changed file that cannot be used is reported to `onFault`,
 * and the content before it stays. @throws Error when the file cannot be used at the start
 */
export function watchFile<Content>(path: string, read: (path: string) => Content, onFault: (error: Error) => void) {
  let content = read(path)
  let readAt = statSync(path).mtimeMs
  let lookedAt = performance.now()
  return () => {
    if (performance.now() - lookedAt <= LOOK_MS) return content
    lookedAt = performance.now()
    try {
      const changedAt = statSync(path).mtimeMs
      if (changedAt !== readAt) {
        readAt = changedAt
        content = read(path)
      }
    } catch (error) {
      onFault(error as Error)
    }
    return content
  }
}
