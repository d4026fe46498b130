import * as z from 'zod/mini'
import { OPS_ACTOR_MAXIMUM } from '@fanfare/contract/ops/ops-signature.ts'
import { STAFF_ROLES, type StaffRole } from '@fanfare/contract/staff/staff.ts'
import { isWeakSecret, TOO_WEAK } from '@fanfare/kernel/config/live.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { opsKeyId } from '@fanfare/kernel/ops/sign-ops.ts'
import { foldName } from '../util/fold-name.ts'
import { fileError, readPrivateJson, watchFile } from './watched-file.ts'

const keySchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(OPS_ACTOR_MAXIMUM)),
  secret: z.string().check(z.minLength(16, 'must have 16 characters or more')),
  roles: z.array(z.enum(STAFF_ROLES)).check(z.minLength(1)),
  person: z._default(z.boolean(), false),
  /** The last day, UTC. */
  until: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day like 2026-12-31'))),
})
const fileSchema = z.array(keySchema)

/** The caller of `/ops/**`. */
export interface Staff {
  /** The person of the key, else `X-OPS-ACTOR`; null when the call needs no name and none was sent. */
  name: string | null
  roles: ReadonlySet<StaffRole>
  via: 'KEY' | 'SESSION'
  /** The name of the key or the id of the session, for the audit log; never the key or the cookie. */
  key: string
}

interface OpsKey {
  name: string
  secret: string
  roles: ReadonlySet<StaffRole>
  /** Whether the key belongs to one person: another `X-OPS-ACTOR` is then refused. */
  isPerson: boolean
  /** ms; the key is refused from then on. */
  endsAt: number | null
}

export type OpsKeys = ReturnType<typeof createOpsKeys>

/** Whether two names mean one person, or one program, to those who read them (`foldName`). */
export const isSamePerson = (one: string, other: string): boolean => foldName(one) === foldName(other)

/** The name of the keys in `OPS_SECRET`. */
const SHARED_KEY = 'OPS_SECRET'

/** The name that a limit counts by. A program chooses the names that it sends, so its key is counted instead. */
export const countedAs = ({ proves }: OpsKeys, staff: Pick<Staff, 'name' | 'via' | 'key'>) =>
  proves(staff) ? (staff.name ?? '') : staff.key

/** @throws Error with every fault of the file, and no secret */
function readKeys(path: string, isLive: boolean): OpsKey[] {
  const read = fileSchema.safeParse(readPrivateJson(path))
  if (!read.success) throw fileError(path, read.error.issues)
  const weak = read.data.flatMap(({ secret }, index) => (isLive && isWeakSecret(secret) ? [index] : []))
  if (weak.length > 0)
    throw fileError(
      path,
      weak.map((index) => ({ path: [index, 'secret'], message: TOO_WEAK })),
    )
  const ids = read.data.map(({ secret }) => opsKeyId(secret))
  if (new Set(ids).size < ids.length) throw new Error(`${path} has one secret twice`)
  for (const { name } of read.data.filter(({ person }) => person))
    if (isSamePerson(SHARED_KEY, name) || read.data.some((key) => !key.person && isSamePerson(key.name, name)))
      throw new Error(`${path} has the name ${name} for a person and for a program`)
  return read.data.map(({ name, secret, roles, person, until }) => ({
    name,
    secret,
    roles: new Set(roles),
    isPerson: person,
    endsAt: until === undefined ? null : Date.parse(`${until}T00:00:00Z`) + DAY_MS,
  }))
}

interface Options {
  /** OPS_KEYS_FILE */
  path: string | null
  secrets: readonly string[]
  /** Whether the secrets of the file must be strong. */
  live: boolean
  /** A changed file that cannot be used keeps the keys before it. */
  onFault: (error: Error) => void
  /** Receives the name of each key that may both propose and decide the same kind of change. */
  onBothRoles?: (name: string) => void
}

const PROPOSERS = ['support', 'operator', 'risk'] as const
const proposesAndDecides = ({ roles }: OpsKey) =>
  (roles.has('approver') && PROPOSERS.some((role) => roles.has(role))) || (roles.has('risk') && roles.has('support'))

/** The keys of the staff. @throws Error when the file cannot be used at the start */
export function createOpsKeys({ path, secrets, live, onFault, onBothRoles = () => undefined }: Options) {
  const isIdentified = path !== null
  // Without a file of keys each OPS_SECRET has every role; with one, OPS_SECRET is only for the platform.
  const roles = new Set<StaffRole>(isIdentified ? ['platform'] : STAFF_ROLES)
  const shared = secrets.map((secret) => ({ name: SHARED_KEY, secret, roles, isPerson: false, endsAt: null }))
  const readAndWarn = (file: string) => {
    const read = readKeys(file, live)
    for (const key of read) if (proposesAndDecides(key)) onBothRoles(key.name)
    return read
  }
  const keys: () => readonly OpsKey[] = isIdentified ? watchFile(path, readAndWarn, onFault) : () => []
  const liveAt = (now: number) => [...keys(), ...shared].filter(({ endsAt }: OpsKey) => endsAt === null || now < endsAt)
  const isPerson = (name: string) => keys().some((key) => key.isPerson && isSamePerson(key.name, name))
  const isProgram = (name: string) =>
    isSamePerson(SHARED_KEY, name) || keys().some((key) => !key.isPerson && isSamePerson(key.name, name))
  return {
    /** Whether there is a file of keys: then `X-OPS-KEY` is required, and the key proves the name. */
    isIdentified,
    /** Whether a person has or had a key of this name: no program may use that name. */
    isPerson,
    /** Whether a program has or had a key of this name: no sign-in may use that name. */
    isProgram,
    /** Whether a key of their own or a sign-in proves the caller's name. Without a file every name is believed. */
    proves: ({ via, key }: Pick<Staff, 'via' | 'key'>) => !isIdentified || via === 'SESSION' || isPerson(key),
    /** The keys of this id that have not ended; every key without an id. */
    find: (keyId: string | undefined, now: number) =>
      liveAt(now).filter(({ secret }) => (keyId === undefined ? !isIdentified : opsKeyId(secret) === keyId)),
    /** The roles that a person or key of this name has now; null for a name that no key proves. */
    rolesOf: (name: string, now: number): ReadonlySet<StaffRole> | null =>
      isIdentified ? new Set(liveAt(now).flatMap((key) => (key.name === name ? [...key.roles] : []))) : null,
  }
}
