/** SHA-256 of a text as lower-case hex. */
export type Digest = (text: string) => Promise<string> | string

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** WebCrypto's, or one in JavaScript where the page is not a secure context and has none. */
export async function loadDigest(subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<Digest> {
  if (subtle) {
    const encoder = new TextEncoder()
    return async (text) => hex(await subtle.digest('SHA-256', encoder.encode(text)))
  }
  const { default: sha256 } = await import('crypto-js/sha256.js')
  return (text) => sha256(text).toString()
}
