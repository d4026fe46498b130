/** Without the letters and digits that are taken for each other. 32 signs: no remainder, so every code is equally likely. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

export const newVipCode = (randomBytes: (length: number) => Buffer): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Upper case, or null for what can be nobody's code: it never blocks a registration (contract §5). */
export function readVipCode(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null
}
