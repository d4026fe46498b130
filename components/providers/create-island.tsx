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
import { early } from '#lib/head/early.ts'
import { leaveGoneBuild } from '#lib/net/gone-build.ts'
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
          leaveGoneBuild,
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

/** The focused control: the selector of its part (`data-live-part`) or name, and its index, all the same in the live part. */
interface FocusedPlace {
  selector: string
  index: number
  /** Of a field; null where it has no selection. */
  start: number | null
  end: number | null
}

function findPlace(focused: Element | null): FocusedPlace | null {
  const part = focused?.closest<HTMLElement>('[data-live-part]')?.dataset.livePart
  const field = focused instanceof HTMLInputElement && focused.matches('[name]:not([type=range])') ? focused : null
  if (!field && !(part && focused?.matches(PRESSABLE))) return null
  const selector = field ? `input[name="${field.name}"]` : `[data-live-part="${part}"] :is(${PRESSABLE})`
  const index = [...document.querySelectorAll(selector)].findIndex((control) => control === focused)
  return { selector, index, start: field?.selectionStart ?? null, end: field?.selectionEnd ?? null }
}

/**
 * Wraps both the server's part of an island and its live part: if the focused control of the former is removed, its counterpart in the
 * latter gets the focus. It is read at the replacement itself: a person may go on to another field while React renders.
 */
function KeepFocus({ place, children }: { place: RefObject<FocusedPlace | null>; children: ReactNode }) {
  useLayoutEffect(() => {
    early().tell?.()
    if (place.current) {
      const { selector, index, start, end } = place.current
      const control = document.querySelectorAll<HTMLElement>(selector)[index]
      // Another island was replaced: a selection that is set again would end the composition of a word.
      if (control !== document.activeElement) {
        control?.focus({ preventScroll: true })
        if (start !== null && control instanceof HTMLInputElement) control.setSelectionRange(start, end)
      }
    }
    return () => {
      place.current = findPlace(document.activeElement)
    }
  }, [place])
  return children
}
