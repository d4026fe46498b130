import { createHash } from 'node:crypto'

/** The first 8 hex digits of the SHA-256 of a text; white space round it does not count. */
export const fingerprint = (text: string): string => createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)
