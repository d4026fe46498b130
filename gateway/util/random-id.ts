import { randomBytes } from 'node:crypto'

const BYTES = 15

/** Letters and digits alone: apps hand a user's id to the page as its `uid`, which knows no others (webview.md §2). */
export const randomId = (prefix: string, random: (length: number) => Buffer = randomBytes): string =>
  prefix + random(BYTES).toString('hex')
