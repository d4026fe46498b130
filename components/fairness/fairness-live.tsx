'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { hashPrizeTable, type PublishedLottery, rollDraw } from '#lib/fairness/verify-draws.ts'
import { lotteryFairness, type DrawRecord } from '@fanfare/contract/lottery/draws.ts'
import { useServices, useAppSelector } from '#store/hooks.ts'
import type { FairnessReport, Verification } from './fairness-report.ts'
import { LiveDraws } from './draws/live-draws.tsx'
import { RevealedView, SealedView } from './fairness-view.tsx'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { OFFLINE_SCRIPT_PATH, offlineFile } from '#lib/fairness/offline-file.ts'
import { isRtl } from '@fanfare/languages/locales.ts'
import { useComputed } from '#components/ui/browser/use-computed.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { createDrawLog, LOG_PAGE, type DrawLog } from '#lib/fairness/draw-log.ts'
import { serverNow } from '#lib/http/clock.ts'
import { createVerifierAside } from '#lib/fairness/verifier-in-worker.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Section } from '#components/ui/surface/section.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import { useAnswer } from '#store/use-answer.ts'
import { Accent, Ends, List, Note, Row, Stack } from '#components/ui/layout/layout.tsx'
import styles from './my-verdict.module.css'

export function FairnessLive({ report }: { report: FairnessReport }) {
  const { seed } = report.fairness
  return seed ? <RevealedLive report={report} seed={seed} /> : <SealedLive report={report} />
}

function SealedLive({ report }: { report: FairnessReport }) {
  const { prizes, prizeTableHash } = report.fairness
  const hash = useComputed(hashPrizeTable, prizes)
  const tableCheck = !hash ? 'stated' : hash === prizeTableHash ? 'checked' : 'wrong'
  return <SealedView report={report} tableCheck={tableCheck} onSaveSeal={() => saveSeal(report)} />
}

function RevealedLive({ report, seed }: { report: FairnessReport; seed: string }) {
  const { fairness } = report
  const lottery = useMemo((): PublishedLottery => {
    const { draws: _shown, ...published } = fairness
    return { ...published, seed }
  }, [fairness, seed])
  const { call } = useServices()
  // The whole log, outside of the store because it may have 100,000 draws.
  const [log] = useState(() =>
    createDrawLog(fairness.totalDraws, async (pageIndex) => {
      const query = { activityId: fairness.activityId, pageIndex, pageSize: LOG_PAGE }
      return (await call(lotteryFairness, { query })).draws
    }),
  )
  const { verification, verify } = useVerification(lottery, log)
  const downloads = useDownloads(report, lottery, log)
  const { push } = useUrlQuery()
  return (
    <RevealedView
      mine={<MyVerdict lottery={lottery} verification={verification} verify={verify} />}
      report={report}
      verification={verification}
      onVerify={verify}
      onShowDraw={(drawNo) => push(`?draw=${drawNo}`)}
      {...downloads}
      draws={<LiveDraws report={report} lottery={lottery} log={log} verdict={verification.verdict} />}
    />
  )
}

/** Saves a text file with both hashes and where they were published, to compare after the end. */
function saveSeal({ activity, fairness, sealedAt }: FairnessReport) {
  const { title, alias } = activity
  const lines = [
    title,
    new URL(window.location.pathname, window.location.origin).href,
    `activityId: ${fairness.activityId}`,
    `commitment (SHA-256): ${fairness.commitment}`,
    `prizeTableHash (SHA-256): ${fairness.prizeTableHash}`,
    ...(sealedAt ? [`published: ${new Date(sealedAt).toISOString()}`] : []),
    `saved: ${new Date().toISOString()}`,
    '',
  ]
  saveFile(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), `seal-${alias}.txt`)
}

/** Verifies all draws in a worker, page by page. */
function useVerification(lottery: PublishedLottery, log: DrawLog) {
  const [verification, setVerification] = useState<Verification>({ status: 'idle' })
  const running = useRef(0)
  useEffect(() => () => void (running.current = 0), [])
  const verify = useCallback(async () => {
    const started = performance.now()
    running.current = started
    const report = (state: Verification) => running.current === started && setVerification(state)
    report({ status: 'running', done: 0 })
    let verifier: Awaited<ReturnType<typeof createVerifierAside>> | null = null
    try {
      verifier = await createVerifierAside(lottery)
      let done = 0
      for await (const draws of log.pages()) {
        if (running.current !== started) return
        await verifier.add(draws)
        done += draws.length
        report({ status: 'running', done })
      }
      const verdict = await verifier.finish()
      report({ status: 'done', verdict, seconds: (performance.now() - started) / 1000, at: serverNow() })
    } catch {
      report({ status: 'interrupted' })
    } finally {
      verifier?.dispose()
    }
  }, [lottery, log])
  return { verification, verify }
}

async function readScript() {
  const response = await fetch(OFFLINE_SCRIPT_PATH)
  if (!response.ok) throw new Error(`${OFFLINE_SCRIPT_PATH} answered ${response.status}`)
  return response.text()
}

/** Saves the verifier with the log in it, or the log alone. */
function useDownloads(report: FairnessReport, lottery: PublishedLottery, log: DrawLog) {
  const { t, locale: language, counted } = useWords()
  const [collected, setCollected] = useState<number | 'failed'>()
  const { activity, fairness, labels } = report

  async function save(make: (pages: Blob[]) => Promise<Blob>, name: string) {
    setCollected(0)
    try {
      saveFile(await make(await log.texts(setCollected)), name)
      setCollected(undefined)
    } catch {
      setCollected('failed')
    }
  }

  const makeVerifier = async (draws: Blob[]) => {
    const values = { ...SLOTS, ...counted(fairness.totalDraws), activity: activity.title }
    const texts = Object.fromEntries(OFFLINE_TEXTS.map((key) => [key, t(`fairness.${key}`, values)]))
    return offlineFile({
      title: t('fairness.title', { activity: activity.title }),
      line: t('fairness.file_line'),
      language,
      direction: isRtl(language) ? 'rtl' : 'ltr',
      data: { lottery, prizes: { '': t('fairness.no_prize'), ...labels }, texts },
      draws,
      script: await readScript(),
    })
  }
  const makeDraws = async (pages: Blob[]) => {
    const head = JSON.stringify(lottery).slice(0, -1)
    // Each page is a JSON array; without their brackets they make one.
    const rows = pages.flatMap((page, index) => [index === 0 ? '' : ',', page.slice(1, page.size - 1)])
    return new Blob([head, ',"draws":[', ...rows, ']}\n'], { type: 'application/json' })
  }
  return {
    collected,
    onVerifier: () => void save(makeVerifier, `verify-${activity.alias}.html`),
    onDraws: () => void save(makeDraws, `draws-${activity.alias}.json`),
  }
}

const OFFLINE_TEXTS = [
  'file_checking',
  'verified_title',
  'verified_line',
  'none_title',
  'none_line',
  'failed_title',
  'failed_seed',
  'failed_table',
  'failed_log',
  'failed_number',
  'failed_nonce',
  'failed_rolled',
  'failed_paid',
  'check_seed',
  'check_table',
  'check_draws',
  'check_stock',
  'check_log',
  'check_count',
  'col_prize',
  'col_rolled',
  'col_paid',
] as const

/** The offline file fills these without a message formatter. */
const SLOTS = {
  number: '{number}',
  expected: '{expected}',
  recorded: '{recorded}',
  done: '{done}',
  total: '{total}',
}

/** Up to this many draws are checked without a press, in less than a second. */
const CHECKED_AT_ONCE = 5000
const SHOWN = 5
const NOTHING: readonly DrawRecord[] = []

/** The player's own draws, computed again on this device. They are right only if the whole log is, because of the stock. */
function MyVerdict({
  lottery,
  verification,
  verify,
}: { lottery: PublishedLottery } & ReturnType<typeof useVerification>) {
  const { t, locale, counted, deadline, isolated } = useMyWords()
  const isLogin = useAppSelector(selectIsLogin)
  const { data } = useAnswer(lotteryApi.useRecordsQuery(lottery.activityId, { skip: !isLogin }))
  const { items, total } = data ?? { items: NOTHING, total: 0 }
  const rolls = useComputed(rollAll, items, lottery)
  // Without draws nothing has to be loaded.
  const isQuick = !lottery.totalDraws || (total > 0 && lottery.totalDraws <= CHECKED_AT_ONCE)
  const isWanted = isQuick && verification.status === 'idle'
  useEffect(() => {
    if (isWanted) void verify()
  }, [isWanted, verify])
  if (!total) return null
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
