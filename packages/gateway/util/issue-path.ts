/** Repeats only ordinary names: a client could put anything into the name of a field. */
const segment = (part: PropertyKey) => (/^\w{1,64}$/.test(String(part)) ? String(part) : '?')

/** The path of an issue in `data.issues` (contract §1). */
export const issuePath = (path: readonly PropertyKey[]) => path.map(segment).join('.')
