/** Marks a page that the front must not cache, because it shows the answer to a single read. */
export const NOT_KEPT = { attribute: { 'data-not-kept': 'true' }, html: 'data-not-kept="true"' } as const
