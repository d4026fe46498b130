/** Packages of the product's description that its code does not use yet. Empty when the product is complete. */
export const NOT_USED_YET: readonly string[] = ['dayjs', 'html2canvas', 'sa-sdk-javascript', 'web-vitals']
