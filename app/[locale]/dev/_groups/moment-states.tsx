'use client'

import { ClosingCountdown } from '#components/task/moment/closing-countdown.tsx'
import { describeMoment } from '#components/task/moment/describe-moment.ts'
import { MomentHost } from '#components/task/moment/moment-host.tsx'
import { MomentView } from '#components/task/moment/moment-view.tsx'
import { useMomentTexts } from '#components/task/moment/use-moment-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { momentOpened, type Moment } from '#store/slices/moment.ts'
import { momentAnswers, momentStates, type MomentFixture } from '../_fixtures/moments.ts'
import { FixtureWorld } from './fixture-world.tsx'
import { State, StateGroup } from './state.tsx'
import styles from './state.module.css'
import { useFixture } from './use-fixture.ts'

const nothing = () => undefined
const HANDLERS = {
  claim: nothing,
  openTask: nothing,
  showTasks: nothing,
  showRewards: nothing,
  spinAgain: nothing,
  isSpinBusy: false,
  addAddress: nothing,
  close: nothing,
}
/** Seconds at which the pictures stop the countdown. */
const CLOSES_IN = 4
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
          <Picture id={id} {...data} />
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

function Picture({ id, moment, data, isClaiming = false }: MomentFixture & { id: string }) {
  const texts = useMomentTexts()
  const { isDecision, ...news } = describeMoment(moment)(moment, data, texts, { ...HANDLERS, isClaiming })
  return (
    <div className={styles.moment}>
      <MomentView
        {...news}
        titleId={`${id}-title`}
        onClose={nothing}
        closing={!isDecision && <ClosingCountdown left={CLOSES_IN} isRunning={false} onKeepOpen={nothing} />}
      />
    </div>
  )
}
