import type { AppDispatch } from './store.ts'

/** Reports a share; its code loads with the first one. A failure is not shown, because the share itself has succeeded. */
export const reportShare = (share: { activityId: string; receipt: string }) => async (dispatch: AppDispatch) => {
  const api = await import('./api/share.ts').catch(() => null)
  if (api) void dispatch(api.shareApi.endpoints.activityShared.initiate(share))
}
