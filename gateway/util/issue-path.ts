/** A name that a client chose is repeated only if it is an ordinary one: it could carry anything. */
const segment = (part: PropertyKey): string => (/^\w{1,64}$/.test(String(part)) ? String(part) : '?')

/** Where an issue is, as `data.issues` says it (contract §1). */
export const issuePath = (path: readonly PropertyKey[]): string => path.map(segment).join('.')
