/**
 * What the reader makes of a type that this version does not know (`lib/http/read-tolerantly.ts`), for pages to draw it plainly
 * with its texts. Apart from the enumerations, which not every page loads. @assumed no gateway writes it
 */
export const OTHER = 'OTHER'
