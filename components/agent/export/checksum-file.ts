import type { SavedFile } from './use-export.ts'

/** SHA-256 of a file, 64 hex digits in lower case. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The text for `sha256sum -c` and `shasum -c` beside a saved export: its subject (campaign, zone, days, filter) as comments, which
 * both skip, then its digest.
 */
export async function checksumText({ file, name, about }: SavedFile): Promise<string> {
  const comments = about.map(([field, value]) => `# ${field}: ${value}\n`).join('')
  return `${comments}${await digestOf(file)}  ${name}\n`
}
