import { randomBytes } from 'node:crypto'

const BYTES = 15

/** Letters and digits only: apps pass a user's id to the page as `uid`, which allows no other characters (webview.md §2). */
export const randomId = (prefix: string, random: (length: number) => Buffer = randomBytes): string =>
  prefix + random(BYTES).toString('hex')
