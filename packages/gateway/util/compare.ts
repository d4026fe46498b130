/** Orders texts as PostgreSQL's collation "C" does for ids, which are ASCII. */
export const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
