import { saveFile } from '#components/ui/browser/save-file.ts'
import type { FairnessReport } from '../fairness-report.ts'

/** A text file with both hashes and where they were, to compare after the end. */
export function saveSeal({ activity, fairness, sealedAt }: FairnessReport): void {
  const { title, alias } = activity
  const lines = [
    title,
    new URL(window.location.pathname, window.location.origin).href,
    `activityId: ${fairness.activityId}`,
    `commitment (SHA-256): ${fairness.commitment}`,
    `prizeTableHash (SHA-256): ${fairness.prizeTableHash}`,
    ...(sealedAt === null ? [] : [`published: ${new Date(sealedAt).toISOString()}`]),
    `saved: ${new Date().toISOString()}`,
    '',
  ]
  saveFile(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), `seal-${alias}.txt`)
}
