/**
 * The value that the reader puts in place of a type that this version does not know (`lib/http/read-tolerantly.ts`); pages draw
 * such a row plainly with its texts. A file of its own because not every page loads the enumerations. @assumed no gateway
 * writes it
 */
export const OTHER = 'OTHER'
