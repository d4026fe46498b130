import { createHash } from 'node:crypto'

/** 24 bits, enough for each change of an element to change its word. */
export const wordOf = (facts: string): string => createHash('sha256').update(facts).digest('base64url').slice(0, 4)
