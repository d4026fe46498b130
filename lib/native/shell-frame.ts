/** The simulator's function in its own window. It turns the window of its frame into the app's, before the page's first script. */
export const SHELL_HOOK = '__fanfareShell'

export type ShellHook = (page: Window & typeof globalThis) => void

/**
 * The script that the front puts first into a page in the simulator's frame (contract §12). It removes its element, so that React
 * finds the page as it rendered it. It is constant, because its hash is in the policy of that page.
 */
export const SHELL_FRAME_SCRIPT = `(function(){try{var f=parent!==window&&parent.${SHELL_HOOK};if(f)f(window)}finally{document.currentScript.remove()}})()`
