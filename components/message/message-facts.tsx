'use client'

import { useTranslations } from 'next-intl'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { Message } from '@fanfare/contract/message/message.ts'
import styles from './message-detail.module.css'
import { readMessage, useParamText } from './use-message-text.ts'

/** The meaning of the date, where the text has one that the user must not miss. */
const DATES: Partial<Record<MessageKind, 'rewards.step_claim_by' | 'rewards.step_hold'>> = {
  reward_claimable: 'rewards.step_claim_by',
  claim_expiring: 'rewards.step_claim_by',
  reward_held: 'rewards.step_hold',
}

/** The values of a message as a list, where its text has several. */
export function MessageFacts({ message }: { message: Message }) {
  const t = useTranslations()
  const paramText = useParamText()
  const read = readMessage(message)
  if (read === null) return null
  const { kind, params } = read
  const labels = {
    reward: t('messages.fact_reward'),
    rank: t('competition.col_rank'),
    team: t('team.col_team'),
    date: DATES[kind] && t(DATES[kind]),
    activity: t('messages.fact_activity'),
  }
  const facts = Object.entries(labels).flatMap(([name, label]) => {
    const param = params[name]
    return label === undefined || param === undefined ? [] : [{ name, label, value: paramText(kind, name, param) }]
  })
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
