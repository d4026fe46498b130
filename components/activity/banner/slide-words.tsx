import type { ReactNode } from 'react'
import { BannerHeadline, type BannerHeadlineProps } from './banner-headline.tsx'
import styles from './banner-slide.module.css'

export interface SlideWordsProps {
  /** Icon and name of the kind of activity. */
  kind?: ReactNode
  /** Until its next transition. */
  time?: ReactNode
  title: string
  /** Without one, the title is the biggest type. */
  headline: BannerHeadlineProps | null
  text: string
  action: ReactNode
  /** The number of participants and their rewards, in one line below the action. */
  crowd?: ReactNode
}

/** The words of a slide, apart from its poster, so that the browser can write it anew without the drawings. */
export const SlideWords = ({ kind, time, title, headline, text, action, crowd }: SlideWordsProps) => (
  <>
    {kind && (
      <p className={styles.kind}>
        {kind}
        {time && <span className={styles.time}>{time}</span>}
      </p>
    )}
    <h2 className={headline ? styles.name : styles.title}>{title}</h2>
    {headline && <BannerHeadline {...headline} />}
    {text && (
      <p className={styles.line} data-clamp="">
        {text}
      </p>
    )}
    <div className={styles.action}>{action}</div>
    {crowd && <p className={styles.crowd}>{crowd}</p>}
  </>
)
