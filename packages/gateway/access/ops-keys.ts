import * as z from 'zod/mini'
import { OPS_ACTOR_MAXIMUM } from '@fanfare/contract/ops/ops-signature.ts'
import { STAFF_ROLES, type StaffRole } from '@fanfare/contract/staff/staff.ts'
import { opsKeyId } from '@fanfare/kernel/ops/sign-ops.ts'
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

export interface OpsKey {
  name: string
  secret: string
  roles: ReadonlySet<StaffRole>
  /** The key is its person: another `X-OPS-ACTOR` is refused. */
  isPerson: boolean
  /** ms; the key is refused from then on. */
  endsAt: number | null
}

export interface OpsKeys {
  /** With a file of keys, `X-OPS-KEY` is needed and names are proved by it. */
  isIdentified: boolean
  /** The keys of this id that have not ended; every key without an id. */
  find: (keyId: string | undefined, now: number) => readonly OpsKey[]
  /** The roles that a person or key of this name has now; null for a name that no key proves. */
  rolesOf: (name: string, now: number) => ReadonlySet<StaffRole> | null
}

const DAY_MS = 86_400_000

/** Without a file each OPS_SECRET has every role, as before there were roles; beside one it is the platform's alone. */
const shared = (secrets: readonly string[], roles: readonly StaffRole[]): OpsKey[] =>
  secrets.map((secret) => ({ name: 'OPS_SECRET', secret, roles: new Set(roles), isPerson: false, endsAt: null }))

/** @throws Error with every fault of the file, and no secret */
function readKeys(path: string): OpsKey[] {
  const read = fileSchema.safeParse(readPrivateJson(path))
  if (!read.success) throw fileError(path, read.error.issues)
  const ids = read.data.map(({ secret }) => opsKeyId(secret))
  if (new Set(ids).size < ids.length) throw new Error(`${path} has one secret twice`)
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
  /** A changed file that cannot be used keeps the keys before it. */
  onFault: (error: Error) => void
}

/** The keys of the staff (staff.md §2). @throws Error when the file cannot be used at the start */
export function createOpsKeys({ path, secrets, onFault }: Options): OpsKeys {
  const live = ({ endsAt }: OpsKey, now: number) => endsAt === null || now < endsAt
  if (path === null) {
    const keys = shared(secrets, STAFF_ROLES)
    const find: OpsKeys['find'] = (keyId) =>
      keys.filter(({ secret }) => keyId === undefined || keyId === opsKeyId(secret))
    return { isIdentified: false, find, rolesOf: () => null }
  }
  const keys = watchFile(path, readKeys, onFault)
  const platform = shared(secrets, ['platform'])
  const current = (): OpsKey[] => [...keys(), ...platform]
  return {
    isIdentified: true,
    find: (keyId, now) =>
      keyId === undefined ? [] : current().filter((key) => opsKeyId(key.secret) === keyId && live(key, now)),
    rolesOf: (name, now) => {
      const own = current().filter((key) => key.name === name && live(key, now))
      return new Set(own.flatMap(({ roles }) => [...roles]))
    },
  }
}
