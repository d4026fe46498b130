/** A login name as other users see it (D-25, AGT-5): `an***@mail`, `+90***27`. */
export function maskName(loginName: string): string {
  if (loginName.startsWith('+')) return `${loginName.slice(0, 3)}***${loginName.slice(-2)}`
  return `${loginName.split('@')[0]?.slice(0, 2) ?? ''}***@mail`
}
