import type { Address } from '@fanfare/contract/task/reward-address.ts'

const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''

/** An address as its owner recognises it, without the street: `J*** D***, Berlin, DE`. */
export const maskAddress = ({ name, city, country }: Pick<Address, 'name' | 'city' | 'country'>): string =>
  [
    name
      .split(/\s+/u)
      .map((word) => `${firstLetter(word)}***`)
      .join(' '),
    city,
    country,
  ].join(', ')
