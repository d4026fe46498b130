'use client'

import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { Text } from '#components/ui/text/text.tsx'
import type { referralList } from '@fanfare/contract/agent/referral-list.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './referral-progress.module.css'
import { REFERRAL_STAGES, peopleOf } from './referral-stages.ts'

interface ReferralProgressProps {
  totals: CallData<typeof referralList>['totals']
  timeZone: string
}

/** One bar of all people of the filter, by how far they came. */
export function ReferralProgress({ totals, timeZone }: ReferralProgressProps) {
  const t = useTranslations('agent.referral')
  const words = useTableWords(timeZone)
  const all = peopleOf(totals)
  const { newInWindow } = totals
  const stages = REFERRAL_STAGES.map((stage) => ({ stage, count: totals[stage], name: t(`stage_${stage}`) }))
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <h2>{t('progress')}</h2>
        <Text as="span" size="small" tone="secondary">
          <Figure value={words.number(all)} size="M" /> {t('people_word', { count: all })}
          {newInWindow !== undefined &&
            newInWindow > 0 &&
            `, ${t('new_in', { count: newInWindow, value: words.number(newInWindow) })}`}
        </Text>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {stages.map(
          ({ stage, count }) => count > 0 && <i key={stage} data-stage={stage} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl className={styles.legend}>
        {stages.map(({ stage, count, name }) => (
          <div key={stage} data-stage={stage}>
            <dt>{name}</dt>
            <dd>{words.count(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
