import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { stack } from './stack.ts'

interface Grant {
  task_id: string
  period_key: string
  transfer_id: string
}

/** A user's grants in the ledger, read with the auditor's role (contract §8). */
export async function grantsOf(userId: string): Promise<Grant[]> {
  const access = JSON.parse(readFileSync(join(stack.dataDir, 'postgres.json'), 'utf8')) as pg.ClientConfig
  const client = new pg.Client(access)
  await client.connect()
  try {
    const { rows } = await client.query<Grant>(
      'select task_id, period_key, transfer_id from audit_grants where user_id = $1 order by task_id, period_key',
      [userId],
    )
    return rows
  } finally {
    await client.end()
  }
}
