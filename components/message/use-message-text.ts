'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import { MESSAGE_KIND_NAMES, titleKeyOf, type MessageKind } from '#lib/contract/message/message-kinds.ts'
import type { Message, MessageParam } from '#lib/contract/message/message.ts'
import { isolateAmounts, isolateText } from '#lib/i18n/bidi.ts'
import { formatDayMonth, formatDeadline } from '#lib/i18n/format-date.ts'
import { formatNumber } from '#lib/i18n/format.ts'

/** Kinds about a whole day in UTC; all other dates are moments. */
const DAYS: readonly MessageKind[] = ['rebates_settled']

/** The kind whose texts the site has; null: the texts of the message itself are shown. */
export const kindOf = ({ titleKey }: Pick<Message, 'titleKey'>): MessageKind | null =>
  MESSAGE_KIND_NAMES.find((kind) => titleKeyOf(kind) === titleKey) ?? null

/** A parameter as text: amounts, draws and things in the page's language, times in the reader's zone. */
export function useParamText(): (kind: MessageKind, name: string, param: MessageParam) => string {
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const dateText = (kind: MessageKind, ms: number) =>
    DAYS.includes(kind) ? formatDayMonth(locale, ms, 'UTC') : formatDeadline(locale, ms, zone)
  return (kind, name, param) => {
    if (name === 'date') return dateText(kind, Number(param))
    if (typeof param === 'number') return formatNumber(locale, String(param))
    if (typeof param === 'object') return 'item' in param ? param.item : rewardText({ amount: param, label: '' })
    // A team's name is written by a user.
    return name === 'team' ? isolateText(param) : isolateAmounts(locale, param)
  }
}

/** Title and text of a message in the page's language, where the site knows its kind; else as they were sent. */
export function useMessageText(): (message: Message) => { title: string; text: string } {
  const t = useTranslations('message')
  const locale = useLocale()
  const paramText = useParamText()
  return (message) => {
    const kind = kindOf(message)
    const sent = { title: isolateAmounts(locale, message.title), text: isolateAmounts(locale, message.excerpt) }
    if (kind === null) return sent
    const values = Object.fromEntries(
      Object.entries(message.params).map(([name, param]) => [name, paramText(kind, name, param)]),
    ) as never
    const known = { title: t(`${kind}_title`, values), text: t(`${kind}_text`, values) }
    // A parameter that the text needs is missing.
    return known.title === '' || known.text === '' ? sent : known
  }
}
