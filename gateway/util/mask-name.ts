/** At least this many characters of a name stay hidden. */
const HIDDEN = 3
const SHOWN = 2

/**
 * A login name as other users see it (D-25, AGT-5): `an***@mail`, `+90***27`. At most two characters of the address are shown,
 * and a short one is hidden whole.
 */
export function maskName(loginName: string): string {
  if (loginName.startsWith('+')) return `${loginName.slice(0, 3)}***${loginName.slice(-2)}`
  const name = Array.from(loginName.split('@')[0] ?? '')
  return `${name.slice(0, Math.max(0, Math.min(SHOWN, name.length - HIDDEN))).join('')}***@mail`
}
