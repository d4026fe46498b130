/** px; what Open Graph's readers ask for. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const
