import type { AppDispatch } from './store.ts'

/** Reports a share by code that loads with the first one. A failure shows nothing: the share itself has succeeded. */
export const reportShare = (share: { activityId: string; receipt: string }) => async (dispatch: AppDispatch) => {
  const api = await import('./api/share.ts').catch(() => null)
  if (api) void dispatch(api.shareApi.endpoints.activityShared.initiate(share))
}
