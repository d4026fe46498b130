import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import aes from 'crypto-js/aes.js'
import type { DomainList } from '#kernel/domains/domain-list.ts'

export function createSigningKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    /** PKCS #8, PEM. */
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    /** The 32 raw bytes, Base64: DOMAIN_LIST_PUBLIC_KEY. */
    publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64'),
  }
}

/** The text of a list's file (docs/deploying/deploy.md): the ciphertext as crypto-js writes it, and the signature over its bytes. */
export function sealText(text: string, { key, privateKey }: { key: string; privateKey: string }) {
  const ciphertext = aes.encrypt(text, key).toString()
  const signature = sign(null, Buffer.from(ciphertext, 'base64'), createPrivateKey(privateKey))
  return `${ciphertext}.${signature.toString('base64')}\n`
}

export const sealDomainList = (list: DomainList, keys: { key: string; privateKey: string }) =>
  sealText(JSON.stringify(list), keys)
