import type { FieldIssue } from './issue.ts'
import type { ActivityFile } from './schema.ts'

/** The fields of general campaigns and landing pages that need others. */
export function checkPage({ airdrop, sectionImages, winBack, page, tasks, texts }: ActivityFile): FieldIssue[] {
  const issues: FieldIssue[] = []
  const hours = airdrop?.snapshotHours ?? []
  if (airdrop && !tasks.some(({ type }) => type === 'SPOT_HOLDS'))
    issues.push({ path: ['airdrop'], message: 'needs a SPOT_HOLDS task' })
  if (hours.some((hour, index) => index > 0 && hour <= (hours[index - 1] ?? 0)))
    issues.push({ path: ['airdrop', 'snapshotHours'], message: 'must be in ascending order' })
  if (winBack && page !== 'events') issues.push({ path: ['winBack'], message: 'belongs to page events' })
  const sections = new Set(texts.en?.sections.map(({ key }) => key))
  for (const key of Object.keys(sectionImages ?? {}))
    if (!sections.has(key)) issues.push({ path: ['sectionImages', key], message: 'names no section of the texts' })
  return issues
}
