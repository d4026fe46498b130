'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useEffect } from 'react'
import { Section } from '#components/ui/surface/section.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import type { DrawRecord } from '@fanfare/contract/lottery/draws.ts'
import { rollDraw, type PublishedLottery } from '#lib/fairness/verify-draws.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import { Accent, Ends, List, Note, Row, Stack } from '#components/ui/layout/layout.tsx'
import type { Verification } from '../fairness-report.ts'
import { useComputed } from '#components/ui/browser/use-computed.ts'
import styles from './my-verdict.module.css'

interface MyVerdictProps {
  lottery: PublishedLottery
  verification: Verification
  verify: () => void
}

/** Up to this many draws are checked without a press, in less than a second. */
const CHECKED_AT_ONCE = 5000
const SHOWN = 5
const NOTHING: readonly DrawRecord[] = []

/** The player's own draws, computed again on this device. They are right only if the whole log is, because of the stock. */
export function MyVerdict({ lottery, verification, verify }: MyVerdictProps) {
  const { t, locale, counted, deadline, isolated } = useMyWords()
  const isLogin = useAppSelector(selectIsLogin)
  const { data } = lotteryApi.useRecordsQuery(lottery.activityId, { skip: !isLogin })
  const { items = NOTHING, total = 0 } = data ?? {}
  const rolls = useComputed(rollAll, items, lottery)
  const isWanted = total > 0 && lottery.totalDraws <= CHECKED_AT_ONCE && verification.status === 'idle'
  useEffect(() => {
    if (isWanted) verify()
  }, [isWanted, verify])
  if (total === 0) return null
  const isLogRight = verification.verdict?.isVerified
  const isRight = (record: DrawRecord) => isLogRight && rolls?.get(record.drawNo) === record.rolledPrizeId
  const areRight = items.length === total && items.every(isRight)
  const title = (
    <Row as="span" gap="16" align="center" aria-live="polite">
      {areRight && (
        <Stack as="span" tone="success" className={styles.seal}>
          <Icon icon="seal-check" weight="fill" size="lg" />
        </Stack>
      )}
      {areRight ? t('fairness.mine_right', counted(total)) : t('fairness.mine')}
    </Row>
  )
  return (
    <Section title={title} className={styles.mine} data-right={areRight || undefined}>
      <List top="8">
        {items.slice(0, SHOWN).map((record) => (
          <Ends as="li" key={record.drawId} gap="4 12" className={styles.draw}>
            <div>
              <Accent>{record.prize ? isolated(record.prize.reward.label) : t('lottery.no_prize')}</Accent>
              <Note>
                {t('lottery.mine_line', {
                  number: drawNumber(locale, record.drawNo),
                  time: deadline(record.at),
                })}
              </Note>
            </div>
            {isRight(record) && (
              <Row as="span" gap="4" align="center" size="note" tone="success">
                <SmallIcon icon="check-circle" weight="fill" />
                {t('fairness.row_right')}
              </Row>
            )}
          </Ends>
        ))}
      </List>
    </Section>
  )
}

/** The prize that the revealed seed rolls for each draw, by the draw's number. */
async function rollAll(records: readonly DrawRecord[], lottery: PublishedLottery) {
  const roll = async (record: DrawRecord) => [record.drawNo, (await rollDraw(lottery, record)).rolledPrizeId] as const
  return new Map(await Promise.all(records.map(roll)))
}
