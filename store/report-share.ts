import type { ReportedShare } from './api/report-share.ts'
import type { AppDispatch } from './store.ts'

/** Reports a share by code that loads with the first one. A failure shows nothing: the share itself has succeeded. */
export const reportShare =
  (share: ReportedShare) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const api = await import('./api/report-share.ts').catch(() => null)
    if (api) void dispatch(api.reportShareApi.endpoints.activityShared.initiate(share))
  }
