/** px; the size that Open Graph consumers expect. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const
