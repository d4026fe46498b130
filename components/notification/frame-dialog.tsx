import { SheetDialog, type SheetDialogProps } from './sheet-dialog.tsx'
import styles from './frame-dialog.module.css'

/** UI-2: the frame of 750 × 530 px, whose content scrolls; under 768 px as high as its content. */
export const FrameDialog = (props: SheetDialogProps) => <SheetDialog {...props} className={styles.frame} />
