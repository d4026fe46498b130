'use client'

import { useLocale, useTranslations } from 'next-intl'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { MESSAGE_TYPES } from '@fanfare/contract/message/message.ts'
import type { pushDetail } from '@fanfare/contract/message/push-detail.ts'
import { MessageActions } from './message-actions.tsx'
import styles from './message-detail.module.css'
import { MessageFacts } from './message-facts.tsx'
import { MessageIcon } from './message-icon.tsx'
import { readMessage, useMessageText } from './use-message-text.ts'

export type OpenMessage = CallData<typeof pushDetail>

/** Title, both clocks, text, facts, action, and why the user gets it (design, "Messages"). */
export function MessageDetail({ message }: { message: OpenMessage }) {
  const t = useTranslations('messages')
  const locale = useLocale()
  const { title, text } = useMessageText()(message)
  const type = MESSAGE_TYPES.find((known) => known === message.type)
  // The body of a readable message says the same, in the language of the time when it was sent.
  const hasBody = readMessage(message) === null && message.body.length > 0
  return (
    <article aria-labelledby="message-title" className={styles.detail}>
      <div className={styles.top}>
        <MessageIcon message={message} large />
        <div>
          <h2 id="message-title">{title}</h2>
          <p className={styles.when}>
            <TwoClocks at={message.createdAt} />
          </p>
        </div>
      </div>
      <div className={styles.body}>
        {hasBody ? <RichText nodes={message.body} locale={locale} /> : text !== '' && <p>{text}</p>}
        <MessageFacts message={message} />
      </div>
      <MessageActions message={message} />
      {type && <p className={styles.why}>{t(`why_${type.toLowerCase() as 'reward'}`)}</p>}
    </article>
  )
}
