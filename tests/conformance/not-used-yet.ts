/** Packages that the product names and no code of it uses yet. Empty when the product is complete. */
export const NOT_USED_YET: readonly string[] = ['dayjs', 'html2canvas', 'sa-sdk-javascript', 'web-vitals']
