import { NotFoundView } from '#components/site/not-found/not-found-view.tsx'
import { useOfflineBar } from '#components/site/site-states.tsx'
import { StateList } from '../parts/state.tsx'
import { GroupIsland } from './group-island.tsx'
import type { GroupName } from './groups.ts'
import { FailureState, OfflineState } from './page-state-leaves.tsx'

export const Group = ({ name }: { name: GroupName }) =>
  name === 'pages' ? <PageStates /> : <GroupIsland name={name} />

/** Views that replace a whole page or are above it (SCR-14), rendered by the server as on their pages. */
function PageStates() {
  const bar = useOfflineBar()
  const states = {
    'not-found': <NotFoundView suggests />,
    error: <FailureState />,
    offline: <OfflineState bar={bar} minutesOld={26} />,
    'offline-just-now': <OfflineState bar={bar} minutesOld={0} />,
  }
  return <StateList states={states} wide />
}
