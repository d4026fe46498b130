import { type DomainList, type DomainSettings, parseDomainList } from '@fanfare/kernel/domains/domain-list.ts'

/** Base64 of the ciphertext as crypto-js writes it (`Salted__`, salt, AES-256-CBC), a dot, Base64 of its signature. */
const SEALED = /^([A-Za-z0-9+/]+={0,2})\.([A-Za-z0-9+/]{86}==)$/
const ED25519 = 'Ed25519'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))

/** The signature covers the bytes of the ciphertext. Browsers before 2025, and pages without a secure context, cannot verify it. */
async function isSigned(ciphertext: string, signature: string, publicKey: string) {
  try {
    const { subtle } = globalThis.crypto
    const key = await subtle.importKey('raw', bytesOf(publicKey), ED25519, false, ['verify'])
    return await subtle.verify(ED25519, key, bytesOf(signature), bytesOf(ciphertext))
  } catch {
    throw new Error('cannot be verified by this browser')
  }
}

async function decrypt(ciphertext: string, key: string) {
  // The whole package: its single files would split MD5 from the script of the signature, which costs every page 1.6 KiB.
  const { default: crypto } = await import('crypto-js/crypto-js.js')
  try {
    const text = crypto.AES.decrypt(ciphertext, key).toString(crypto.enc.Utf8)
    if (text !== '') return text
  } catch {
    // A wrong key gives bytes that are not text.
  }
  throw new Error('cannot be decrypted')
}

/**
 * Opens the text of a list (NET-1). The signature is verified first, because the key of the cipher is in every page (D-2).
 * @throws Error with the reason why the list cannot be used
 */
export async function openDomainList(
  text: string,
  { key, publicKey }: Pick<DomainSettings, 'key' | 'publicKey'>,
): Promise<DomainList> {
  const [, ciphertext, signature] = SEALED.exec(text.trim()) ?? []
  if (ciphertext === undefined || signature === undefined) throw new Error('is not a signed list')
  if (!(await isSigned(ciphertext, signature, publicKey))) throw new Error('has a wrong signature')
  return parseDomainList(await decrypt(ciphertext, key))
}
