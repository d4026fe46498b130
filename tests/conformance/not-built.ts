/** Calls of the contract that the embedded gateway answers with 51099. Empty when the product is complete. */
export const NOT_BUILT: readonly string[] = []
