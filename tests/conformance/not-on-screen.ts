/** `screen call`: the screen is built, but does not use this call yet. Empty when the product is complete. */
export const NOT_ON_SCREEN_YET: readonly string[] = []
