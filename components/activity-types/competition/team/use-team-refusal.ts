import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'

const REASONS = { NOT_FOUND: 'gone', ENDED: 'closed', LIMIT: 'full', JOIN_FIRST: 'join_activity' } as const
const isReason = (name: string): name is keyof typeof REASONS => name in REASONS

/** Why a team's call was refused, in words (contract §10). */
export function useTeamRefusal() {
  const t = useTranslations('team')
  const errorText = useErrorText()
  return useCallback(
    (error: unknown): string => {
      const known = error as CallError
      if (known.kind !== 'gateway') return errorText(error)
      const name = codeName(known.code) ?? ''
      if (isReason(name)) return t(REASONS[name])
      if (name === 'NOT_ELIGIBLE' && known.data?.reasonCode === 'NOT_ENOUGH') return t('too_little_volume')
      return errorText(error)
    },
    [t, errorText],
  )
}
