'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { sumMoney } from '#lib/agent/sum-money.ts'
import card from '../card.module.css'
import { useTableWords } from '../table/use-table-words.tsx'
import { FigureTable } from './figure-table.tsx'
import styles from './tree-card.module.css'

type Branch = CallData<typeof performance>['tree'][number]

/** The agent and those below, each with its own referrals and with its whole branch. */
export function TreeCard({ tree, action }: { tree: readonly Branch[]; action?: ReactNode }) {
  const t = useTranslations('agent.performance')
  const words = useTableWords('UTC')
  const total = sumMoney(tree.map(({ rebate }) => rebate))
  const nameOf = ({ depth, maskedName }: Branch) => (
    <span className={styles.branch} data-depth={Math.min(depth, 3)}>
      {depth === 0 ? (
        <b>{t('you')}</b>
      ) : (
        <>
          <bdi dir="ltr" className={card.strong}>
            {maskedName}
          </bdi>
          <span className={styles.chip}>
            <Chip>{depth === 1 ? t('sub_agent') : t('level', { value: words.number(depth + 1) })}</Chip>
          </span>
        </>
      )}
    </span>
  )
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <div className={card.head}>
          <h2>{t('tree')}</h2>
          {action}
        </div>
        <p className={card.line}>{t('tree_line')}</p>
      </div>
      <FigureTable
        label={t('tree')}
        columns={[
          { key: 'branch', label: t('branch') },
          { key: 'own', label: t('own'), isFigure: true, phone: false },
          { key: 'with', label: t('with_branch'), isFigure: true },
          { key: 'rate', label: t('your_rate'), isFigure: true, phone: false },
          { key: 'rebate', label: t('to_you'), isFigure: true },
        ]}
        rows={tree.map((branch, index) => ({
          key: `${index} ${branch.maskedName}`,
          cells: [
            nameOf(branch),
            words.count(branch.own),
            words.count(branch.withBranch),
            words.percent(branch.rate),
            words.figure(branch.rebate),
          ],
        }))}
        foot={[
          t('all'),
          words.count(tree.reduce((sum, { own }) => sum + own, 0)),
          '',
          '',
          total && words.figure(total),
        ]}
      />
    </Card>
  )
}
