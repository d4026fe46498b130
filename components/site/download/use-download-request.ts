'use client'

import { useUrlQuery } from '#components/ui/use-url-query.ts'
import { isInviteCode } from '#lib/session/invite-code.ts'
import { APP_ONLY, type AppOnly } from './download-texts.ts'

/** The feature and the invite code that the URL asks for; unknown values are ignored. */
export function useDownloadRequest(): { target: AppOnly | null; vipCode: string | null; search: string } {
  const { query } = useUrlQuery()
  const target = APP_ONLY.find((name) => name === query.get('target')) ?? null
  const code = query.get('vipCode')
  const vipCode = code !== null && isInviteCode(code) ? code : null
  const kept = new URLSearchParams()
  if (target) kept.set('target', target)
  if (vipCode) kept.set('vipCode', vipCode)
  return { target, vipCode, search: kept.size > 0 ? `?${kept}` : '' }
}
