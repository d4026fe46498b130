'use client'

import { useTranslations } from 'next-intl'
import { createElement, useEffect, useEffectEvent, useState } from 'react'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { type JoinEntry, takeJoin } from '#lib/session/join-intent.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { goodNewsOpened } from '#store/slices/good-news.ts'
import type { CtaState } from './cta-state.ts'
import { useAuth } from '#components/providers/auth-context.ts'

/** The overlay names the first reward, but waits only this long for the tasks, ms. */
const TASKS_PATIENCE_MS = 1000

/** A consent is read before it is given, and its lines would be short at the 400 px of other questions. */
const CONSENT_WIDTH = 500

/** Adds the text's language where it is not the page's, and a sentence about the translation. */
export type ShownConsent = NonNullable<ActivityDetail['consent']> & {
  textLanguage?: string
  note?: string
}

/** Joins, after the consent if one is needed; repeating is safe (contract §6). The overlay leads to the first claim or task. */
export function useJoinActivity({ activityId, consent }: { activityId: string; consent: ShownConsent | null }) {
  const [apply] = activityApi.useApplyMutation()
  const [isJoining, setJoining] = useState(false)
  const dispatch = useAppDispatch()
  const { openDialog } = useNotify()
  const notifyError = useNotifyError()
  const t = useTranslations()

  const send = async (entry: JoinEntry | null) => {
    setJoining(true)
    const { data, error } = await apply({ activityId, consentVersion: consent?.version })
    if (data) {
      const query = taskApi.endpoints.taskCompletions.initiate(activityId, { forceRefetch: true, subscribe: false })
      const patience = new Promise((resolve) => {
        setTimeout(resolve, TASKS_PATIENCE_MS)
      })
      await Promise.race([dispatch(query), patience])
    }
    setJoining(false)
    if (data) return void dispatch(goodNewsOpened({ activityId, joined: { entry } }))
    return notifyError(error, { asDialog: true, retry: () => void send(entry) })
  }

  const join = (entry: JoinEntry | null = null) => {
    if (!consent) return void send(entry)
    return openDialog({
      modeType: 'cancel',
      status: DIALOG_STATUSES.switch,
      title: t('activity.consent_title'),
      message: consent.text,
      width: CONSENT_WIDTH,
      messageLanguage: consent.textLanguage,
      secondMessageRender: consent.note
        ? () => createElement(Text, { size: 'small', tone: 'secondary' }, consent.note)
        : undefined,
      confirmText: t('activity.consent_accept'),
      onConfirm: () => void send(entry),
    })
  }

  return { join, isJoining }
}

interface PlannedJoin {
  activityId: string
  /** Absent for visitors, and until the user's data is known. */
  state?: CtaState['state'] | false
  join: (entry: JoinEntry) => void
}

/**
 * Joins for a user who returns after "Sign up to join" or "Log in" on this activity (AUTH-5, AUTH-7). If joining is no longer
 * possible, the page shows the reason.
 */
export function usePlannedJoin({ activityId, state, join }: PlannedJoin) {
  const onReady = useEffectEvent(join)
  useEffect(() => {
    if (!state) return
    const entry = takeJoin(activityId)
    if (entry && state === 'readyToJoin') onReady(entry)
  }, [activityId, state])
}

/** After a confirmation ends the session, so that the user can log in with the account that may take part (ACT-8, status switch). */
export function useSwitchAccount() {
  const t = useTranslations()
  const { openDialog } = useNotify()
  const { logOut } = useAuth()
  return () =>
    openDialog({
      modeType: 'cancel',
      status: DIALOG_STATUSES.switch,
      title: t('activity.switch_title'),
      message: t('activity.line_switch'),
      confirmText: t('activity.cta_switch'),
      onConfirm: logOut,
    })
}
