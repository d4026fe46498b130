import { randomBytes } from 'node:crypto'

const BYTES = 15

/** Letters and digits only: apps pass a user's id to the page as `uid`, which allows no other characters (contract §12). */
export const randomId = (prefix: string, random: (length: number) => Buffer = randomBytes) =>
  prefix + random(BYTES).toString('hex')
