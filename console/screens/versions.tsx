import { useState } from 'react'
import { activityDiff, activityVersions } from '@fanfare/contract/staff/activities.ts'
import { rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { ActivityRow } from '../activity-words.ts'
import { Changes } from '../changes.tsx'
import { Button, Failure, Loaded, Proposed, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { useCall, useChange, useSigned } from '../use-call.ts'
import { moment, number } from '../words.ts'
import styles from './activity.module.css'

export function Versions({ activity, onChanged }: { activity: ActivityRow; onChanged: () => void }) {
  const { alias, version: published } = activity
  const { may } = useSigned()
  const versions = useCall(activityVersions, { params: { alias } })
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Section title="Versions">
      <Loaded of={versions}>
        {({ items }) => (
          <ul className={styles.versions}>
            {items.map(({ version, at, by, approvedBy, changed, note, from }) => (
              <li key={version}>
                <div className={parts.actions}>
                  <b>Version {number(version)}</b>
                  <span className={parts.small}>
                    {moment(at)}, {by}
                  </span>
                  {version === published && <Chip tone="good">Published</Chip>}
                </div>
                <span className={parts.small}>
                  {changed.length === 0 ? 'First publication' : `Changed: ${changed.join(', ')}`}
                  {approvedBy && `, approved by ${approvedBy}`}
                  {from !== null && `, rolled back to version ${number(from)}`}
                </span>
                {note && <span>“{note}”</span>}
                {version !== published && (
                  <Button
                    onClick={() => setOpened(opened === version ? null : version)}
                    aria-expanded={opened === version}
                  >
                    Compare
                  </Button>
                )}
                {opened === version && (
                  <Older
                    alias={alias}
                    version={version}
                    published={published}
                    canRoll={may('operator')}
                    onChanged={onChanged}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

interface OlderProps {
  alias: string
  version: number
  published: number
  canRoll: boolean
  onChanged: () => void
}

/** The effects of a rollback to an older version, and the rollback. */
function Older({ alias, version, published, canRoll, onChanged }: OlderProps) {
  const diff = useCall(activityDiff, { params: { alias }, query: { from: published, to: version } })
  const roll = useChange(rollbackActivity)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const [keepFrozen, setKeepFrozen] = useState(false)
  const rollBack = async () => {
    const done = await roll.run({ params: { alias }, body: { version, keepFrozen } }, published)
    if (done?.proposal) setProposalId(done.proposal.proposalId)
    else if (done) onChanged()
  }
  return (
    <>
      <Loaded of={diff}>{({ changes }) => <Changes changes={changes} />}</Loaded>
      {canRoll && (
        <label>
          <input type="checkbox" checked={keepFrozen} onChange={(event) => setKeepFrozen(event.target.checked)} /> Keep
          the present value of what can’t change any more
        </label>
      )}
      {canRoll && (
        <Button variant="danger" busy={roll.isBusy} onClick={() => void rollBack()}>
          Roll back to version {number(version)}
        </Button>
      )}
      <Failure refusal={roll.failure} onReload={onChanged} />
      {proposalId !== null && <Proposed id={proposalId} />}
    </>
  )
}
