import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { codeName } from '@fanfare/contract/codes.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import type { CallError } from '#store/call-error.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { competitionApi } from '#store/api/competition.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import { teamWindows, type TeamSubject } from './team-subject.ts'
import { useAnswer } from '#store/use-answer.ts'

type ConfirmedChange = 'ask' | 'join' | 'leave' | 'close' | 'decline' | 'hand_over' | 'remove'

/** Sends changes of teams, one at a time; what cannot be undone is confirmed first. */
export function useTeamChange() {
  const t = useTranslations()
  const [isBusy, setBusy] = useState(false)
  const { notify, openDialog } = useNotify()
  const notifyError = useNotifyError()
  const refusal = useTeamRefusal()
  const run = async <Data>(send: () => Promise<{ data?: Data; error?: unknown }>, done: (data: Data) => string) => {
    setBusy(true)
    const { data, error } = await send()
    setBusy(false)
    if (data === undefined) return notifyError(error, { message: refusal(error) })
    return notify(done(data), { modeType: 'success' })
  }
  /** `values` are those of the question's texts. */
  const confirm = <Data>(
    name: ConfirmedChange,
    values: Record<string, string>,
    ...change: Parameters<typeof run<Data>>
  ) =>
    openDialog({
      modeType: 'cancel',
      status: DIALOG_STATUSES.switch,
      title: t(`team.${name}_title`, values),
      message: t(`team.${name}_message`, values),
      confirmText: t(name === 'join' ? 'team.join_confirm' : `team.${name}`),
      onConfirm: () => void run(...change),
    })
  return { isBusy, run, confirm }
}

const REASONS: Record<string, 'gone' | 'closed' | 'full' | 'join_activity'> = {
  NOT_FOUND: 'gone',
  ENDED: 'closed',
  LIMIT: 'full',
  JOIN_FIRST: 'join_activity',
}

/** Why a team's call was refused, in words (contract §5). */
export function useTeamRefusal() {
  const t = useTranslations('team')
  const errorText = useErrorText()
  return (error: unknown) => {
    const known = error as CallError
    if (known.kind !== 'gateway') return errorText(error)
    const name = codeName(known.code) ?? ''
    const reason = REASONS[name]
    if (reason) return t(reason)
    return name === 'NOT_ELIGIBLE' && known.data?.reasonCode === 'NOT_ENOUGH'
      ? t('too_little_volume')
      : errorText(error)
  }
}

/** So that requests and their answers appear without a reload, ms. */
const POLLING_MS = 15_000

/** The user's team, open request, or neither. */
export function useMyTeam(activityId: string) {
  const { isLogin, isLoading, isMember: isJoined, completions } = useMyActivity(activityId)
  const query = competitionApi.useTeamsQuery(isLogin ? { activityId, pageIndex: 0, pageSize: 1 } : skipToken, {
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
  })
  const { data, isKnown, hasFailed } = useAnswer(query)
  return {
    isLogin,
    isLoading: isLoading || (isJoined && !isKnown && !hasFailed),
    isJoined,
    mine: (isJoined && data?.mine) || null,
    request: (isJoined && data?.request) || null,
    hasLeft: isJoined && !!data?.hasLeft,
    hasFailed: isJoined && hasFailed,
    completions,
    retry: () => void query.refetch(),
  }
}

/** The changes of teams that are possible now. */
export const useTeamWindows = (subject: TeamSubject) => teamWindows(subject, useServerNow())
