import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivateJson } from '@fanfare/kernel/whole-files.ts'

/** Passwords of the cluster's roles: superuser, owner of the product's tables, the gateway, read-only auditor. */
export type ClusterSecrets = { admin: string; owner: string; gateway: string; auditor: string }

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
  const secrets = { admin: password(), owner: password(), gateway: password(), auditor: password() }
  writePrivateJson(file, secrets)
  return secrets
}
