import { use, useCallback, useEffect, useMemo } from 'react'
import { AuthContext } from '#components/providers/auth-context.ts'
import { toShared, type Shared } from '#lib/share/shared.ts'
import { shareApi } from '#store/api/share.ts'
import { useLanguageType } from '#store/hooks.ts'

interface SharedState {
  /** null until it is loaded. */
  shared: Shared | null
  /** For the report of the share; null where there is nothing to report. */
  receipt: string | null
  error: unknown
  isLoading: boolean
  retry: () => void
}

/** The content that the user shares, read when the dialog opens. */
export function useShared(activityId: string | null): SharedState {
  const languageType = useLanguageType()
  const [read, { data, error, isLoading }] = shareApi.endpoints.shareContent.useMutation()
  const retry = useCallback(
    () => void read({ languageType, ...(activityId !== null && { activityId }) }),
    [read, languageType, activityId],
  )
  useEffect(retry, [retry])
  const remoteUrl = use(AuthContext)?.sharedLinkUrl ?? null
  const shared = useMemo(() => {
    return data ? toShared(data, { href: window.location.href, remoteUrl }) : null
  }, [data, remoteUrl])
  return { shared, receipt: data?.receipt ?? null, error, isLoading, retry }
}
