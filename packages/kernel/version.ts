/** The version of this copy, as in every package.json; a test holds them equal. */
export const VERSION = '0.2.0'
