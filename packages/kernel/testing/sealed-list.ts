import type { DomainList, DomainSettings } from '#kernel/domains/domain-list.ts'
import { createSigningKeys, sealDomainList } from '../domains/seal-domain-list.ts'

const KEYS = createSigningKeys()
export const LIST_KEY = 'a passphrase of lists'
export const LIST_PRIVATE_KEY = KEYS.privateKey

export const LIST_SETTINGS: DomainSettings = {
  urls: ['https://cdn.example/first.txt', 'https://cdn.example/second.txt'],
  key: LIST_KEY,
  publicKey: KEYS.publicKey,
  suffixes: ['fanfare.example'],
}

export const LIST: DomainList = {
  seq: 7,
  expires: 2_000_000_000_000,
  api: ['https://api1.fanfare.example', 'https://api2.fanfare.example'],
  apiLegacy: ['https://old.fanfare.example'],
  ws: ['wss://ws.fanfare.example'],
  wsLegacy: [],
}

/** The file of a list, signed with the key of `LIST_SETTINGS`. */
export const sealed = (changes: Partial<DomainList> = {}): string =>
  sealDomainList({ ...LIST, ...changes }, { key: LIST_KEY, privateKey: KEYS.privateKey })
