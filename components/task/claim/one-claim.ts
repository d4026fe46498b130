/** The key of the claim under way: all claim buttons of a page see it, whatever island or overlay they are in. */
export const ONE_CLAIM = { fixedCacheKey: 'claim' }
