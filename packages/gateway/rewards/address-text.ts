import type { Address } from '@fanfare/contract/task/rewards.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { contextOf, decrypt, encrypt } from '#gateway/util/cipher.ts'

export const encryptAddress = (
  { keys, randomBytes }: Pick<GatewayContext, 'keys' | 'randomBytes'>,
  rewardId: string,
  address: Address,
) => encrypt(JSON.stringify(address), { keys: keys.data, context: contextOf('rewardAddresses', rewardId), randomBytes })

export const decryptAddress = ({ keys }: Pick<GatewayContext, 'keys'>, rewardId: string, encrypted: string) =>
  JSON.parse(decrypt(encrypted, { keys: keys.data, context: contextOf('rewardAddresses', rewardId) })) as Address

const firstLetter = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''

/** An address as its owner recognises it, without the street: `J*** D***, Berlin, DE`. */
export const maskAddress = ({ name, city, country }: Pick<Address, 'name' | 'city' | 'country'>) =>
  [
    name
      .split(/\s+/u)
      .map((word) => `${firstLetter(word)}***`)
      .join(' '),
    city,
    country,
  ].join(', ')
