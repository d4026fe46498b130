/** At least this many characters of a name stay hidden. */
const HIDDEN = 3
const SHOWN = 2

/** Begins the login name of a deleted account; no e-mail address or number begins so. */
const DELETED = 'deleted:'
export const deletedName = (userId: string) => `${DELETED}${userId}`

/**
 * A login name as other users see it (D-25, AGT-5): `an***@mail`, `+90***27`. At most two characters of the address are shown,
 * and a short one is hidden whole. The name of an account of a provider without an address is its id.
 */
export function maskName(loginName: string) {
  if (loginName.startsWith(DELETED)) return '***'
  if (loginName.startsWith('+')) return `${loginName.slice(0, 3)}***${loginName.slice(-2)}`
  if (!loginName.includes('@')) return maskId(loginName)
  const name = Array.from(loginName.split('@')[0] ?? '')
  return `${name.slice(0, Math.max(0, Math.min(SHOWN, name.length - HIDDEN))).join('')}***@mail`
}

/** `maskName` for the staff, who must know that nobody answers there. */
export const maskForStaff = (loginName: string) => (loginName.startsWith(DELETED) ? 'deleted' : maskName(loginName))

/** A user as the staff sees them. */
export const personOf = ({ userId, loginName }: { userId: string; loginName: string }) => ({
  userId,
  maskedName: maskForStaff(loginName),
})

/** The shortest user id of which both ends are shown. */
const LONG_ID = 12

/** A user as an agent sees it; of a user of the platform without an account here the id is shown as `UID u_***204`. */
export function maskPerson({ loginName, userId }: { loginName: string | null; userId: string }) {
  if (loginName !== null) return maskName(loginName)
  return maskId(userId)
}

const maskId = (userId: string) =>
  userId.length < LONG_ID ? 'UID ***' : `UID ${userId.slice(0, SHOWN)}***${userId.slice(-HIDDEN)}`
