import type { StaffRole } from '@fanfare/contract/staff/staff.ts'

/** The caller of `/ops/**` (staff.md §1, §2). */
export interface Staff {
  /** The person of the key, else `X-OPS-ACTOR`; null where the call does not need one and none was sent. */
  name: string | null
  roles: ReadonlySet<StaffRole>
  via: 'KEY' | 'SESSION'
  /** The name of the key or the id of the session, for the audit log; never the key or the cookie. */
  key: string
}
