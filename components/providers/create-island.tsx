import {
  Activity,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { useRuntime } from './runtime-provider.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

interface IslandProps {
  /** Loads the runtime at once (decision 0014), because the server's children can be wrong for this visitor. */
  eager?: boolean
  children?: ReactNode
}

/**
 * An interactive part of the page: the server's children stay until both runtime and live component are loaded, then the live
 * component replaces them with the same props. An `Activity` hydrates by itself, so where an extension has changed the HTML, React
 * renders only this part again.
 * @param loadForVisitors a lighter component; without it visitors keep the server's children
 */
export function createIsland<Props extends object>(
  load: Load<Props>,
  loadForVisitors?: Load<Props>,
): ComponentType<Props & IslandProps> {
  return function Island({ children, eager, ...props }: Props & IslandProps) {
    const { isStarted, runtime, isUsers, load: loadRuntime } = useRuntime()
    const place = useRef<FocusedPlace | null>(null)
    const [Live, setLive] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      if (eager) loadRuntime()
    }, [eager, loadRuntime])
    const wanted = isStarted && (isUsers ? load : loadForVisitors)
    useEffect(() => {
      let current = true
      if (wanted)
        wanted().then(
          (component) => current && startTransition(() => setLive(() => component)),
          // The server's children stay; the next visit tries again.
          () => undefined,
        )
      return () => {
        current = false
      }
    }, [wanted])
    return (
      <Activity>
        {Live && runtime ? (
          <runtime.Providers>
            <KeepFocus place={place}>
              <Live {...(props as unknown as Props)} />
            </KeepFocus>
          </runtime.Providers>
        ) : (
          <KeepFocus place={place}>{children}</KeepFocus>
        )}
      </Activity>
    )
  }
}

/** An island whose component visitors get, too. */
export const createPublicIsland = <Props extends object>(load: Load<Props>) => createIsland(load, load)

const PRESSABLE = 'a[href], button, input[type=range]'

/** The focused control: the name of the part around it (`data-live-part`) and its index there, both the same in the live part. */
interface FocusedPlace {
  name: string
  index: number
}

function findPlace(focused: Element | null): FocusedPlace | null {
  const home = focused?.closest<HTMLElement>('[data-live-part]')
  if (!home || !focused?.matches(PRESSABLE)) return null
  return { name: home.dataset.livePart ?? '', index: [...home.querySelectorAll(PRESSABLE)].indexOf(focused) }
}

/**
 * Wraps both the server's part of an island and its live part: if the focused control of the former is removed, its counterpart in the
 * latter gets the focus.
 */
function KeepFocus({ place, children }: { place: RefObject<FocusedPlace | null>; children: ReactNode }) {
  useLayoutEffect(() => {
    if (place.current) {
      const { name, index } = place.current
      const part = document.querySelector(`[data-live-part="${name}"]`)
      part?.querySelectorAll<HTMLElement>(PRESSABLE)[index]?.focus({ preventScroll: true })
    }
    return () => {
      place.current = findPlace(document.activeElement)
    }
  }, [place])
  return children
}
