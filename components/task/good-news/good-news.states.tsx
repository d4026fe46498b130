import { SmallButton } from '#components/ui/controls/button.tsx'
import { goodNewsAnswers, goodNewsStates } from '#gallery/fixtures/good-news.ts'
import { GoodNewsPicture } from '#gallery/parts/good-news-picture.tsx'
import { each, inWorld, type StateContext } from '#gallery/parts/states.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { goodNewsOpened, type GoodNews } from '#store/slices/good-news.ts'
import { GoodNewsHost } from './good-news-host.tsx'

/** The overlays that the gallery can open. */
const OPENED: readonly string[] = ['claim', 'join', 'place-won']

export const looks = { open: 'row' } as const

/** The overlay for good news as pictures, and buttons that open the real one. */
export function states({ t }: StateContext) {
  const all = goodNewsStates(t)
  return {
    open: inWorld(
      <>
        {Object.entries(all).map(
          ([id, { goodNews }]) => OPENED.includes(id) && <Opener key={id} id={id} goodNews={goodNews} />,
        )}
        <GoodNewsHost />
      </>,
      goodNewsAnswers(t),
    ),
    ...each(all, (fixture, id) => <GoodNewsPicture id={id} {...fixture} />),
  }
}

function Opener({ id, goodNews }: { id: string; goodNews: GoodNews }) {
  const dispatch = useAppDispatch()
  const open = () => void dispatch(goodNewsOpened(goodNews))
  return (
    <SmallButton data-open={`moment-${id}`} onClick={open}>
      <span lang="en">{id}</span>
    </SmallButton>
  )
}
