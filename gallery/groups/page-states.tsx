import { NotFoundView } from '#components/site/not-found/not-found-view.tsx'
import { useOfflineBar } from '#components/site/offline/use-offline-bar.tsx'
import { FailureState, OfflineState } from './page-state-leaves.tsx'
import { State, StateGroup } from '../parts/state.tsx'

/** Views that replace a whole page, or are above it (SCR-14). */
export function PageStates() {
  const offline = useOfflineBar()
  return (
    <StateGroup wide>
      <State id="not-found">
        <NotFoundView suggests />
      </State>
      <State id="error">
        <FailureState />
      </State>
      <State id="offline">
        <OfflineState bar={offline} minutesOld={26} />
      </State>
      <State id="offline-just-now">
        <OfflineState bar={offline} minutesOld={0} />
      </State>
    </StateGroup>
  )
}
