'use client'

import { useEffect, useState } from 'react'
import { hashPrizeTable } from '#lib/fairness/verify-draws.ts'
import type { FairnessReport } from '../fairness-report.ts'

/** `stated`: the device has not computed the hash. */
export type TableCheck = 'stated' | 'checked' | 'wrong'

/** Computes the hash of the prize table on this device. */
export function useTableCheck({ prizes, prizeTableHash }: FairnessReport['fairness']): TableCheck {
  const [check, setCheck] = useState<TableCheck>('stated')
  useEffect(() => {
    let current = true
    hashPrizeTable(prizes).then(
      (hash) => current && setCheck(hash === prizeTableHash ? 'checked' : 'wrong'),
      // Without WebCrypto (an insecure origin) the sentence stays as it was.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [prizes, prizeTableHash])
  return check
}
