import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { MESSAGE_KIND_NAMES, titleKeyOf, type MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import { DAY_KINDS, readParams, WRITTEN, type MessageParam } from '@fanfare/contract/message/message-params.ts'
import type { Message } from '@fanfare/contract/message/message.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'

/** The kind, where the site has its texts. */
export const kindOf = ({ titleKey }: Message) => MESSAGE_KIND_NAMES.find((kind) => titleKeyOf(kind) === titleKey)

/**
 * Title and text of a message in the page's language, where the site knows its kind; else as they were sent. `read`: the kind and its
 * parameters; null when only the message's own texts can be shown. `paramText`: a parameter as text, with amounts, draws and things in
 * the page's language and times in the reader's zone.
 */
export function useMessageText(message: Message) {
  const { t, locale, rewardText, number, deadline, isolated } = useMyWords()
  const paramText = (kind: MessageKind, name: string, param: MessageParam) => {
    if (name === 'date')
      return DAY_KINDS.includes(kind) ? formatDayMonth(locale, Number(param), 'UTC') : deadline(Number(param))
    if (typeof param === 'number') return number(param)
    if (typeof param === 'object') return 'item' in param ? param.item : rewardText({ amount: param, label: '' })
    return WRITTEN.has(name) ? isolateText(param) : isolated(param)
  }
  const kind = kindOf(message)
  const params = kind && readParams(kind, message.params)
  const read = kind && params && { kind, params }
  const sent = { title: isolated(message.title), text: isolated(message.excerpt), read, paramText }
  if (!kind || !params) return sent
  const values = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, paramText(kind, name, param)]),
  ) as never
  const known = { title: t(`message.${kind}_title`, values), text: t(`message.${kind}_text`, values) }
  // The activity is gone, or the texts are not those of this version.
  return known.title && known.text ? { ...sent, ...known } : sent
}
