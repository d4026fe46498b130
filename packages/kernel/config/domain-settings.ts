import type { DomainSettings } from '../domains/domain-list.ts'
import type { Config } from './config.ts'

/** The settings as a page gets them; undefined if no list is set. */
export const domainSettings = (
  config: Pick<Config, 'DOMAIN_LIST_URLS' | 'DOMAIN_LIST_KEY' | 'DOMAIN_LIST_PUBLIC_KEY' | 'DOMAIN_SUFFIXES'>,
): DomainSettings | undefined =>
  config.DOMAIN_LIST_URLS.length === 0
    ? undefined
    : {
        urls: config.DOMAIN_LIST_URLS,
        key: config.DOMAIN_LIST_KEY,
        publicKey: config.DOMAIN_LIST_PUBLIC_KEY,
        suffixes: config.DOMAIN_SUFFIXES,
      }
