import type { CardParts } from '#components/activity/card/card-parts.ts'
import { activityTypeName, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { NeedsApp } from './copy-trading/needs-app.tsx'
import { Verifiable } from './lottery/verifiable.tsx'

/** A type without an entry has the common card. */
const CARD_PARTS: Partial<Record<ActivityTypeName, CardParts>> = {
  Lottery: { Fact: Verifiable },
  CopyTrading: { Fact: NeedsApp },
}

export function cardPartsOf(activityType: number | string) {
  const name = activityTypeName(activityType)
  return (name && CARD_PARTS[name]) ?? {}
}
