import { KEPT_HTML } from '#components/ui/browser/kept-html.ts'

/** Keeps the HTML's list, because it is in the layout, which a browser never renders anew. */
export const LanguageLinks = ({ label }: { label: string }) => <ul aria-label={label} {...KEPT_HTML} />
