/** Marks a page that the front must not keep: what it shows is an answer to one reading alone. */
export const NOT_KEPT = { attribute: { 'data-not-kept': 'true' }, html: 'data-not-kept="true"' } as const
