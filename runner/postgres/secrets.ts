import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivate } from '../write-private.ts'

/** Passwords of the cluster's three roles: superuser, owner of the product's database, read-only auditor. */
export type ClusterSecrets = { admin: string; owner: string; auditor: string }

const FILE = 'postgres.secret.json'

export function clusterSecrets(dataDir: string, clusterExists: boolean): ClusterSecrets {
  const file = join(dataDir, FILE)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ClusterSecrets
  if (clusterExists) {
    throw new Error(
      `${file} is missing, so the database beside it cannot be opened. Restore it, or choose another DATA_DIR.`,
    )
  }
  const password = () => randomBytes(24).toString('base64url')
  const secrets = { admin: password(), owner: password(), auditor: password() }
  writePrivate(file, secrets)
  return secrets
}
