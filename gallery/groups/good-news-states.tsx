'use client'

import { GoodNewsHost } from '#components/task/good-news/good-news-host.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { goodNewsOpened, type GoodNews } from '#store/slices/good-news.ts'
import { goodNewsAnswers, goodNewsStates } from '../fixtures/good-news.ts'
import { FixtureWorld } from '../parts/fixture-world.tsx'
import { GoodNewsPicture } from '../parts/good-news-picture.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

/** The overlays that the gallery opens for real. */
const OPENED: readonly string[] = ['claim', 'join', 'place-won']

/** The overlay for good news as pictures, and buttons that open the real one. */
export function GoodNewsStates() {
  const { states, answers } = useFixture((now, translate) => ({
    states: goodNewsStates(now, translate),
    answers: goodNewsAnswers(now, translate),
  }))
  return (
    <StateGroup>
      <State id="open" className={styles.row}>
        <FixtureWorld answers={answers}>
          {states
            .filter(({ id }) => OPENED.includes(id))
            .map(({ id, data: { goodNews } }) => (
              <Opener key={id} id={id} goodNews={goodNews} />
            ))}
          <GoodNewsHost />
        </FixtureWorld>
      </State>
      {states.map(({ id, data }) => (
        <State key={id} id={id}>
          <GoodNewsPicture id={id} {...data} />
        </State>
      ))}
    </StateGroup>
  )
}

function Opener({ id, goodNews: { activityId, joined, claimed, result } }: { id: string; goodNews: GoodNews }) {
  const dispatch = useAppDispatch()
  const open = () => void dispatch(goodNewsOpened({ activityId, joined, claimed, result }))
  return (
    <Button variant="outlined" size="sm" data-open={`moment-${id}`} onClick={open}>
      <span lang="en">{id}</span>
    </Button>
  )
}
