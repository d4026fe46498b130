/** What the seals prove; `gateway/seals` checks it (decision 0025). */
export type SealRule = 'sealed row is unchanged' | 'seals form a chain' | 'anchored seal is kept'
