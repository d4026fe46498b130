'use client'

import { useEffect, useMemo } from 'react'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import type { PublishedLottery } from '#lib/fairness/verify-draws.ts'
import { useDrawLog } from '#store/use-draw-log.ts'
import type { FairnessReport } from './fairness-report.ts'
import { LiveDraws } from './draws/live-draws.tsx'
import { RevealedView } from './revealed-view.tsx'
import { saveSeal } from './offline/save-seal.ts'
import { SealedView } from './sealed-view.tsx'
import { useDownloads } from './offline/use-downloads.ts'
import { MyVerdict } from './verdict/my-verdict.tsx'
import { useTableCheck } from './verdict/use-table-check.ts'
import { useVerification } from './verdict/use-verification.ts'

/** The page of a lottery's draws, in the browser. */
export function FairnessLive({ report }: { report: FairnessReport }) {
  const { seed } = report.fairness
  return seed === null ? <SealedLive report={report} /> : <RevealedLive report={report} seed={seed} />
}

function SealedLive({ report }: { report: FairnessReport }) {
  const tableCheck = useTableCheck(report.fairness)
  return <SealedView report={report} tableCheck={tableCheck} onSaveSeal={() => saveSeal(report)} />
}

function RevealedLive({ report, seed }: { report: FairnessReport; seed: string }) {
  const { fairness } = report
  const lottery = useMemo((): PublishedLottery => {
    const { activityId, commitment, prizeTableHash, prizes, totalDraws, logHash } = fairness
    return { activityId, commitment, prizeTableHash, prizes, seed, totalDraws, logHash }
  }, [fairness, seed])
  const log = useDrawLog(fairness.activityId, fairness.totalDraws)
  const { verification, verify } = useVerification(lottery, log)
  const downloads = useDownloads(report, lottery, log)
  const { push } = useUrlQuery()
  const hasDraws = fairness.totalDraws > 0
  useEffect(() => {
    // Seed and table alone take no time, and nothing has to be loaded.
    if (!hasDraws) verify()
  }, [hasDraws, verify])
  return (
    <RevealedView
      mine={<MyVerdict report={report} lottery={lottery} verification={verification} verify={verify} />}
      report={report}
      verification={verification}
      onVerify={verify}
      onShowDraw={(drawNo) => push(`?draw=${drawNo}`)}
      downloads={downloads}
      draws={
        <LiveDraws
          report={report}
          lottery={lottery}
          log={log}
          verdict={verification.status === 'done' ? verification.verdict : null}
        />
      }
    />
  )
}
