'use client'

import { useCallback, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { useReducedMotion } from '#components/ui/use-media-query.ts'
import styles from './banner-carousel.module.css'
import { useAutoplay } from './use-autoplay.ts'

interface BannerCarouselProps {
  texts: { label: string; pause: string; play: string; previous: string; next: string }
  /** For each slide: its label, and whether its ground is dark. */
  slides: { position: string; dark: boolean }[]
  /** Icons rendered by the server, so that the browser loads no script for them. */
  icons: { pause: ReactNode; play: ReactNode; previous: ReactNode; next: ReactNode }
  /** The slides as `<li>`. */
  children: ReactNode
}

/** The browser scrolls and snaps the track; the script only adds dots, arrows and the pause. */
export function BannerCarousel({ texts, slides, icons, children }: BannerCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const reduced = useReducedMotion()
  const count = slides.length

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

  return (
    <section aria-roledescription="carousel" aria-label={texts.label} className={styles.carousel} {...holders}>
      <ul ref={track} className={styles.track} onScroll={onScroll}>
        {children}
      </ul>
      {count > 1 && (
        <div className={styles.controls} data-dark={slides[index]?.dark}>
          <div className={styles.dots} role="img" aria-label={slides[index]?.position}>
            {slides.map(({ position }, dot) => (
              <i key={position} data-current={dot === index || undefined} />
            ))}
          </div>
          <IconButton label={paused ? texts.play : texts.pause} onClick={toggle}>
            {paused ? icons.play : icons.pause}
          </IconButton>
          <IconButton label={texts.previous} onClick={() => show(index - 1)} className={styles.arrow}>
            {icons.previous}
          </IconButton>
          <IconButton label={texts.next} onClick={() => show(index + 1)} className={styles.arrow}>
            {icons.next}
          </IconButton>
        </div>
      )}
    </section>
  )
}
