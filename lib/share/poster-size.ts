/** CSS px, drawn at scale 2: 1080 × 1440 for stories and chats, 1080 × 1080 for feeds, 1200 × 630 for previews of links. */
export const POSTER_SIZES = {
  tall: { width: 540, height: 720 },
  square: { width: 540, height: 540 },
  wide: { width: 600, height: 315 },
} as const

export const POSTER_FORMATS = ['tall', 'square', 'wide'] as const
export type PosterFormat = (typeof POSTER_FORMATS)[number]
