import type { Caller, GatewayContext } from '#gateway/context.ts'
import { requireCampaign } from '../require-campaign.ts'
import type { CsvExport } from './csv-export.ts'
import { recordExport } from './record-export.ts'
import { isStatementSettled, statementDigest } from './statement-digest.ts'
import { statementParts } from './statement-parts.ts'

/** @throws DomainError 51001, 51030 */
export async function exportStatement(
  gateway: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  campaignId: string,
  month: string,
): Promise<CsvExport> {
  const campaign = await requireCampaign(gateway, caller, campaignId)
  const recorded = { userId: caller.userId, campaignId, export: 'statement', days: month, filter: '' }
  return {
    name: `statement-${month}.csv`,
    about: [
      ['export', 'statement'],
      ['campaign', campaignId],
      ['agent', caller.userId],
      ['timeZone', campaign.definition.timeZone],
      ['month', month],
    ],
    digest: isStatementSettled(campaign, month)
      ? Buffer.from(await statementDigest(gateway.db, campaign, month), 'hex')
      : undefined,
    parts: statementParts(gateway.db, campaign, month, recordExport(gateway, recorded)),
  }
}
