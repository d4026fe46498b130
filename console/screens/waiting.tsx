import { readSchedule, unscheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Button, Failure } from '../parts.tsx'
import { useCall, useChange, useSigned } from '../use-call.ts'
import { momentWithZone } from '../words.ts'

/** The publication that waits for its time; another one needs it gone. */
export function Waiting({ alias, onGone }: { alias: string; onGone?: () => void }) {
  const { may } = useSigned()
  const schedule = useCall(readSchedule, { params: { alias } })
  const remove = useChange(unscheduleActivity)
  const shown = schedule.data
  if (shown === null) return null
  const unschedule = async () => {
    if ((await remove.run({ params: { alias }, query: {} })) === null) return
    schedule.reload()
    onGone?.()
  }
  return (
    <Notice tone={shown.state === 'FAILED' ? 'error' : 'primary'} role="status">
      {shown.state === 'FAILED' ? (
        <>
          <b>The version of {momentWithZone(shown.at)} was refused.</b>
          <p>{shown.failure?.issues.map(({ path, message }) => `${path} ${message}`).join('; ')}</p>
        </>
      ) : (
        <>
          <b>A version waits for {momentWithZone(shown.at)}.</b>
          <p>
            {new Date(shown.at).toISOString().slice(0, 16).replace('T', ' ')} UTC. {shown.by}
            {shown.note && `: “${shown.note}”`}
          </p>
        </>
      )}
      {may('operator') && (
        <Button busy={remove.isBusy} onClick={() => void unschedule()}>
          {shown.state === 'FAILED' ? 'Clear' : 'Unschedule'}
        </Button>
      )}
      <Failure refusal={remove.failure} onReload={schedule.reload} />
    </Notice>
  )
}
