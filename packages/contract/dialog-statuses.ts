/** Spec §4, dialog status. In a separate file, so that forms and dialogs do not load the larger enumerations. */
export const DIALOG_STATUSES = { none: -1, switch: 0, registered: 1, error: 2 } as const
export type DialogStatus = (typeof DIALOG_STATUSES)[keyof typeof DIALOG_STATUSES]
