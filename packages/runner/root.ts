import { join } from 'node:path'

/** The folder of the clone. */
export const ROOT = join(import.meta.dirname, '..', '..')

export const inRoot = (...parts: string[]) => join(ROOT, ...parts)
