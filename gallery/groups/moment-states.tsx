'use client'

import { MomentHost } from '#components/task/good-news/moment-host.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { momentOpened, type Moment } from '#store/slices/moment.ts'
import { momentAnswers, momentStates } from '../fixtures/moments.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { MomentPicture } from '../parts/moment-picture.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

/** The overlays that the gallery opens for real. */
const OPENED: readonly string[] = ['claim', 'join']

/** The overlay for good news as pictures, and buttons that open the real one. */
export function MomentStates() {
  const { states, answers } = useFixture((now, translate) => ({
    states: momentStates(now, translate),
    answers: momentAnswers(now, translate),
  }))
  return (
    <StateGroup>
      <State id="open" className={styles.row}>
        <FixtureWorld answers={answers}>
          {states
            .filter(({ id }) => OPENED.includes(id))
            .map(({ id, data: { moment } }) => (
              <Opener key={id} id={id} moment={moment} />
            ))}
          <MomentHost />
        </FixtureWorld>
      </State>
      {states.map(({ id, data }) => (
        <State key={id} id={id}>
          <MomentPicture id={id} {...data} />
        </State>
      ))}
    </StateGroup>
  )
}

function Opener({ id, moment: { activityId, joined, claimed } }: { id: string; moment: Moment }) {
  const dispatch = useAppDispatch()
  const open = () => void dispatch(momentOpened({ activityId, joined, claimed }))
  return (
    <Button variant="outlined" size="sm" data-open={`moment-${id}`} onClick={open}>
      <span lang="en">{id}</span>
    </Button>
  )
}
