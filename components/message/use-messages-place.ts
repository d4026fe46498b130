'use client'

import { useLocale } from 'next-intl'
import { usePathname, useSearchParams } from 'next/navigation'
import type { MouseEvent } from 'react'
import { travelTarget } from '#components/shell/client-navigation.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { withoutLocale } from '#lib/i18n/without-locale.ts'
import { isMessagesPath, messagesHref, readMessagesPlace, type MessagesPlace } from './messages-href.ts'

/** Changes the address without a request; the router follows, and Back returns. */
const goTo = (href: string): void => window.history.pushState(null, '', href)

/** The tab, page and message in the address. The list stays while a message opens, so neither is loaded again. */
export function useMessagesPlace() {
  const locale = useLocale()
  const place = readMessagesPlace(withoutLocale(usePathname()), useSearchParams())
  return {
    place,
    open: (next: MessagesPlace) => goTo(localeHref(locale, messagesHref(next))),
    /** For links inside the message center; all others are left to the router. */
    follow: (event: MouseEvent) => {
      const target = travelTarget(event.nativeEvent)
      if (target === null || !isMessagesPath(withoutLocale(target).split('?', 1)[0] ?? '')) return
      event.preventDefault()
      goTo(target)
    },
  }
}
