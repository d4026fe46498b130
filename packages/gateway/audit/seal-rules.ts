/** The rules that `packages/gateway/seals` checks (decision 0025). */
export type SealRule = 'sealed row is unchanged' | 'seals form a chain' | 'anchored seal is kept'
