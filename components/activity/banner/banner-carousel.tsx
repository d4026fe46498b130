import type { ReactNode } from 'react'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './banner-carousel.module.css'
import type { SlideAudience } from './order-slides.ts'

interface BannerCarouselProps {
  texts: { label: string; pause: string; play: string }
  /** `name`: the content of the slide's bar. */
  slides: { audience: SlideAudience | null; name: ReactNode }[]
  /** The slides as `<li>`; CSS hides those that are for other readers. */
  children: ReactNode
}

/** The browser scrolls and snaps the track; the head script turns its pages (`lib/head/carousel.ts`). */
export function BannerCarousel({ texts, slides, children }: BannerCarouselProps) {
  const firstOf = (hidden: SlideAudience) => slides.find(({ audience }) => audience !== hidden)
  const firsts = [firstOf('visitors'), firstOf('users')]
  return (
    <section
      aria-roledescription="carousel"
      aria-label={texts.label}
      data-carousel=""
      className={styles.carousel}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        <ul className={styles.track}>{children}</ul>
      </div>
      {slides.length > 1 && (
        <Row gap="10" align="center" className={styles.controls}>
          <Row as="ol" gap="8" grow className={styles.bars}>
            {slides.map((slide, key) => (
              <li key={key} data-for={slide.audience ?? undefined}>
                <button
                  type="button"
                  className={styles.bar}
                  aria-current={firsts.includes(slide) || undefined}
                  data-turns="slide"
                  suppressHydrationWarning
                >
                  {slide.name}
                </button>
              </li>
            ))}
          </Row>
          <IconButton label={texts.pause} className={styles.pause} data-turns="carousel" data-to="pause">
            <Icon icon="pause" />
          </IconButton>
          <IconButton label={texts.play} className={styles.play} data-turns="carousel" data-to="play">
            <Icon icon="play" />
          </IconButton>
        </Row>
      )}
    </section>
  )
}
