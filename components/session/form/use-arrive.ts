import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { confirmJoin, planJoin, type JoinEntry } from '#lib/session/join-intent.ts'
import { activityApi } from '#store/api/activity.ts'

/** The beginners' activity, whose first reward the button of the registration promises; null where it promises nothing. */
export type PromisedWelcome = { activityId: string; path: string } | null

/**
 * Leaves a form that has opened a session for the page that it leads to. Who signed up has pressed a button with the reward for it,
 * which only members of the beginners' activity get: they join it there, or at once where the form leads elsewhere.
 */
export function useArrive(welcome: PromisedWelcome) {
  const locale = useLocale()
  const router = useRouter()
  const [apply] = activityApi.endpoints.apply.useMutation()
  return useCallback(
    (path: string, kind: JoinEntry, how: 'push' | 'replace' = 'push') => {
      confirmJoin(path, kind)
      if (kind === 'register' && welcome !== null) {
        if (path.split(/[?#]/, 1)[0] === welcome.path) planJoin(welcome.activityId, path, kind)
        else void apply({ activityId: welcome.activityId })
      }
      router[how](localeHref(locale, path))
    },
    [welcome, apply, router, locale],
  )
}
