import { readCode } from '@fanfare/contract/typed-text.ts'

/** No look-alike characters. A byte divides evenly by 32, so every code is equally likely. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

export const randomCode = (randomBytes: (length: number) => Buffer, length: number) =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

export const newVipCode = (randomBytes: (length: number) => Buffer) => randomCode(randomBytes, LENGTH)

/** The code in upper case, or null for a text that cannot be a code; neither blocks a registration (contract §5). */
export function readVipCode(text: string | undefined) {
  const code = readCode(text ?? '').toUpperCase()
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null
}
