'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '#components/ui/text/use-words.ts'
import type { SnapshotProps } from './board-live.tsx'
import { RetryNotice } from '#components/ui/surface/retry-notice.tsx'
import { checkRow, type RowCheck } from '#lib/competition/check-row.ts'
import { competitionApi } from '#store/api/competition.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './row-check.module.css'

/** Loads the proof of the user's row and the chain, verifies both in the browser, and shows the verdict. */
export function RowCheckPanel({ board, ...shown }: SnapshotProps) {
  const { weightClass, snapshotSeq, snapshotHash } = board
  const { t } = useWords()
  const dispatch = useAppDispatch()
  const [result, setResult] = useState<RowCheck | 'checking' | 'failed'>('checking')
  const run = useEffectEvent(async () => {
    const subject = { ...shown, weightClass: weightClass ?? undefined, pageIndex: 0 }
    const options = { forceRefetch: true, subscribe: false } as const
    const { endpoints } = competitionApi
    const own = await dispatch(endpoints.board.initiate({ ...subject, proof: '1', pageSize: 1 }, options))
    const proof = own.data?.mine?.proof
    if (!proof) return null
    // After the proof: a chain read in parallel could end before the snapshot of the proof.
    const chain = await dispatch(endpoints.snapshots.initiate({ ...subject, pageSize: 20 }, options))
    if (!chain.data) return null
    const shownHash = proof.seq === snapshotSeq ? snapshotHash : null
    return checkRow({ proof, snapshots: chain.data.items, shownHash })
  })
  const isChecking = result === 'checking'
  useEffect(() => {
    if (isChecking)
      void run()
        .catch(() => null)
        .then((check) => setResult(check ?? 'failed'))
  }, [isChecking])
  if (isChecking) return <p role="status">{t('competition.checking')}</p>
  if (result === 'failed')
    return <RetryNotice onRetry={() => setResult('checking')}>{t('competition.check_failed')}</RetryNotice>
  return <RowCheckView check={result} />
}

const STEPS = ['place', 'hash', 'link'] as const
const HASHES = ['row', 'rows', 'snapshot', 'previous'] as const

export function RowCheckView({ check }: { check: RowCheck }) {
  const { t, number } = useWords()
  const isGood = STEPS.every((step) => check[step])
  return (
    <Stack gap="12" size="note" className={styles.check}>
      <Stack as="p" gap="2" role="status" tone={isGood ? 'success' : 'error'}>
        <b>{t(isGood ? 'competition.check_ok' : 'competition.check_bad', { number: number(check.seq) })}</b>
        {!isGood && <Span tone="primary">{t('competition.check_bad_line')}</Span>}
      </Stack>
      <Stack as="ul" gap="6">
        {STEPS.map((step) => (
          <Row as="li" gap="8" align="start" key={step} tone={check[step] ? 'success' : 'error'}>
            <SmallIcon icon={check[step] ? 'check-circle' : 'x-circle'} weight="fill" />
            <Span tone={check[step] ? 'primary' : 'error'}>
              {t(check[step] ? `competition.step_${step}` : `competition.step_${step}_bad`)}
            </Span>
          </Row>
        ))}
      </Stack>
      <Stack as="dl" gap="8">
        {HASHES.map((name) => (
          <div key={name}>
            <Text as="dt" tone="secondary">
              {t(`competition.hash_${name}`)}
            </Text>
            <dd>
              <HashText hash={check.hashes[name]} />
            </dd>
          </div>
        ))}
      </Stack>
    </Stack>
  )
}
