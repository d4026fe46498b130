/**
 * The value that `lib/http/read-tolerantly.ts` puts in place of an unknown type; pages show such a row with its texts alone. In a
 * separate file because not every page loads the enumerations. @assumed no gateway sends it
 */
export const OTHER = 'OTHER'
