/** CSS px. The frame of a dialog is 530 high (UI-2), so a poster of 3 : 4 leaves it room for the link; drawn at scale 2. */
export const POSTER_SIZE = { width: 540, height: 720 } as const
