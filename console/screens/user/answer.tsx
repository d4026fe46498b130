import { useState } from 'react'
import { explainUser } from '@fanfare/contract/staff/explanation.ts'
import { sendMessage, SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { directionOf, isLocale } from '@fanfare/languages/locales.ts'
import { Button, Failure, Input, Labelled, Loaded, Section, Select } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { useCall, useChange, useTyped } from '../../use-call.ts'
import { wordsOf } from '../../words.ts'
import styles from '../user.module.css'

/** The answer to a ticket first: what was expected and not paid, in words that can be pasted. */
export function Answer({ user: { userId, locale: own } }: { user: { userId: string; locale: string } }) {
  const [locale, setLocale] = useState('')
  const explanation = useCall(explainUser, { params: { userId }, query: locale === '' ? {} : { locale } })
  const [copied, setCopied] = useState('')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser refused: select the text and copy it.'),
    )
  return (
    <Section title="Why not paid" className={styles.answer}>
      <Select
        label="Language of the answer"
        value={locale}
        options={[['', `The user’s own (${own})`], ...LOCALES.map((one) => [one as string, one as string] as const)]}
        onChoose={setLocale}
      />
      <Loaded of={explanation}>
        {({ text, locale: spoken }) => (
          <>
            <p
              className={parts.said}
              lang={spoken}
              dir={isLocale(spoken) ? directionOf(spoken) : 'auto'}
              data-testid="answer"
            >
              {text}
            </p>
            <div className={parts.actions}>
              <Button variant="primary" onClick={() => void copy(text)}>
                Copy answer
              </Button>
              <span role="status" className={parts.small}>
                {copied}
              </span>
            </div>
          </>
        )}
      </Loaded>
      <Send userId={userId} />
    </Section>
  )
}

/** Written and translated messages alone: staff types nothing that a user reads. */
function Send({ userId }: { userId: string }) {
  const { fields, set, clear } = useTyped('message', { template: SUPPORT_TEMPLATES[0] as string, ticket: '' })
  const send = useChange(sendMessage)
  const [sent, setSent] = useState('')
  const template = SUPPORT_TEMPLATES.find((one) => one === fields.template) ?? SUPPORT_TEMPLATES[0]
  const sendNow = async () => {
    const done = await send.run({ params: { userId }, body: { template, ticket: fields.ticket } })
    if (done === null) return
    setSent(done.messageId === null ? 'Not sent: the user has turned such messages off.' : 'Sent.')
    clear()
  }
  return (
    <details>
      <summary className={parts.link}>Send a message</summary>
      <div className={parts.form}>
        <div className={parts.pair}>
          <Select
            label="Message"
            value={template}
            options={SUPPORT_TEMPLATES.map((one) => [one, wordsOf(one)] as const)}
            onChoose={(one) => set({ template: one })}
          />
          <Labelled label="Ticket">
            <Input maxLength={64} value={fields.ticket} onChange={(event) => set({ ticket: event.target.value })} />
          </Labelled>
        </div>
        <Failure refusal={send.failure} />
        <div className={parts.actions}>
          <Button busy={send.isBusy} disabled={fields.ticket === ''} onClick={() => void sendNow()}>
            Send as message
          </Button>
          <span role="status" className={parts.small}>
            {sent}
          </span>
        </div>
      </div>
    </details>
  )
}
