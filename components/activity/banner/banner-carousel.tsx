'use client'

import { useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import { useSessionMark } from '#components/ui/browser/use-session-mark.ts'
import { alive, pressable } from '#lib/head/early.ts'
import styles from './banner-carousel.module.css'
import type { SlideAudience } from './order-slides.ts'

interface BannerCarouselProps {
  texts: { label: string; pause: string; play: string }
  /** `name` is the content of the slide's bar, rendered by the server like the icons. */
  slides: { audience: SlideAudience | null; name: ReactNode }[]
  /** Icons rendered by the server, so that the browser loads no script for them. */
  icons: { pause: ReactNode; play: ReactNode }
  /** The slides as `<li>`; CSS hides those for other readers. */
  children: ReactNode
}

/** The browser scrolls and snaps the track; the script only adds the slide bars and the pause under it. */
export function BannerCarousel({ texts, slides, icons, children }: BannerCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  /** Among the slides that this reader sees. */
  const [index, setIndex] = useState(0)
  const reduced = useReducedMotion()
  const hidden = useSessionMark() ? 'visitors' : 'users'
  const count = slides.filter(({ audience }) => audience !== hidden).length

  const show = useCallback(
    (wanted: number) => {
      const list = track.current
      if (!list) return
      const towards = getComputedStyle(list).direction === 'rtl' ? -1 : 1
      const next = (wanted + count) % count
      list.scrollTo({ left: towards * next * list.clientWidth, behavior: reduced ? 'instant' : 'smooth' })
    },
    [count, reduced],
  )
  const advance = useCallback(() => show(index + 1), [show, index])
  const { paused, toggle, holders } = useAutoplay(advance, count > 1)

  const onScroll = () => {
    const list = track.current
    if (list) setIndex(Math.min(count - 1, Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth))))
  }

  const seen = slides.filter(({ audience }) => audience !== hidden)
  return (
    <section aria-roledescription="carousel" aria-label={texts.label} className={styles.carousel} {...holders}>
      <div className={styles.frame}>
        <ul ref={track} className={styles.track} onScroll={onScroll}>
          {children}
        </ul>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <ol className={styles.bars}>
            {slides.map((slide, key) => (
              <li key={key} data-for={slide.audience ?? undefined}>
                <button
                  type="button"
                  className={styles.bar}
                  aria-current={seen.indexOf(slide) === index || undefined}
                  data-press={`banner-${key}`}
                  ref={alive}
                  onClick={() => show(seen.indexOf(slide))}
                >
                  {slide.name}
                </button>
              </li>
            ))}
          </ol>
          <IconButton label={paused ? texts.play : texts.pause} {...pressable('banner-pause', toggle)}>
            {paused ? icons.play : icons.pause}
          </IconButton>
        </div>
      )}
    </section>
  )
}

const EVERY_MS = 7000

interface Autoplay {
  /** The reader's choice; with reduced motion the carousel starts paused. */
  paused: boolean
  toggle: () => void
  /** For the element whose hover and focus pause the carousel. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Calls `advance` every seven seconds unless paused, hovered, focused, hidden, or the reader prefers reduced motion. */
function useAutoplay(advance: () => void, enabled: boolean): Autoplay {
  const reduced = useReducedMotion()
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = choice === null ? reduced : choice === 'pause'
  const running = enabled && !paused && !hovered && !focused

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => document.hidden || advance(), EVERY_MS)
    return () => clearInterval(timer)
  }, [running, advance])

  return {
    paused,
    toggle: () => setChoice(paused ? 'play' : 'pause'),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
