import type { CsvExport, Handler } from '#gateway/route.ts'
import type { userExport } from '@fanfare/contract/session/account.ts'
import { createHash } from 'node:crypto'
import { JSON_FILE } from '@fanfare/contract/define-call.ts'
import { DATA_SECTIONS, readSection, type DataRow, type DataSection } from '#gateway/accounts/db/user-data.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { decryptAddress } from '../rewards/address-text.ts'

const ROWS = 500

/** Decrypts addresses. */
function readable(gateway: GatewayContext, { name }: DataSection, row: DataRow) {
  if (name !== 'addresses') return row
  const { encryptedAddress, ...rest } = row
  const rewardId = String(row.rewardId)
  return {
    ...rest,
    address: typeof encryptedAddress === 'string' ? decryptAddress(gateway, rewardId, encryptedAddress) : null,
  }
}

async function* sectionLines(gateway: GatewayContext, section: DataSection, userId: string) {
  let after: string | null = ''
  let separator = '\n'
  while (after !== null) {
    const page: Awaited<ReturnType<typeof readSection>> = await readSection(gateway.db, section, userId, {
      after,
      limit: ROWS,
    })
    if (page.rows.length > 0) {
      const lines = page.rows.map((row) => JSON.stringify(readable(gateway, section, row)))
      yield `${separator}${lines.join(',\n')}`
      separator = ',\n'
    }
    after = page.last
  }
}

/** Reads page by page, so that no export is in memory as a whole. */
async function* partsOf(gateway: GatewayContext, userId: string) {
  const hash = createHash('sha256')
  const hashed = (text: string) => {
    hash.update(text)
    return text
  }
  yield hashed(`{"exportedAt":${gateway.clock.now()}`)
  for (const section of DATA_SECTIONS) {
    yield hashed(`,\n"${section.name}":[`)
    for await (const lines of sectionLines(gateway, section, userId)) yield hashed(lines)
    yield hashed(']')
  }
  yield hashed('}\n')
  return { digest: hash.digest(), totals: [] }
}

/** Everything that is stored about the caller and shown to them (ADR 0136), with a line in the audit log. */
export const exportUser: Handler<typeof userExport, CsvExport> = async (_request, { gateway, caller: { userId } }) => {
  const at = gateway.clock.now()
  await writeAudit(gateway.db, { at, actor: userId, action: 'user.export', subject: userId, detail: {} })
  return {
    name: `fanfare-${new Date(at).toISOString().slice(0, 10)}.json`,
    type: JSON_FILE,
    about: [['export', 'user']],
    parts: partsOf(gateway, userId),
  }
}
