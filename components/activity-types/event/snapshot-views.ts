import type { AirdropCheck } from '@fanfare/contract/activity/check-airdrop-position-account.ts'
import type { SnapshotView } from './snapshot-list.tsx'

/** A user's snapshots for the page; the first that is not taken comes next. */
export function snapshotViews(snapshots: AirdropCheck['snapshots']): SnapshotView[] {
  const next = snapshots.find(({ taken }) => !taken)
  return snapshots.map((snapshot) => ({ at: snapshot.at, state: stateOf(snapshot, snapshot === next) }))
}

function stateOf({ taken, held }: AirdropCheck['snapshots'][number], isNext: boolean): SnapshotView['state'] {
  if (!taken) return isNext ? 'next' : 'announced'
  if (held === null) return 'taken'
  return held ? 'enough' : 'short'
}
