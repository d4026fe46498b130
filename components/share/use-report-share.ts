import { useCallback, useRef } from 'react'
import { reportShareApi } from '#store/api/report-share.ts'

/**
 * Reports that the user has shared, once for a receipt (ADR 0039). A failure shows nothing, because the share itself has succeeded;
 * the next way to share reports it again.
 */
export function useReportShare(activityId: string | null, receipt: string | null): () => void {
  const [report] = reportShareApi.endpoints.activityShared.useMutation()
  const reported = useRef<string>(undefined)
  return useCallback(() => {
    if (activityId === null || receipt === null || reported.current === receipt) return
    reported.current = receipt
    report({ activityId, receipt })
      .unwrap()
      .catch(() => (reported.current = undefined))
  }, [report, activityId, receipt])
}
