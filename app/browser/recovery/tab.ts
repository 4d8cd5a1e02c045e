/**
 * The state of this tab's code, until the document is unloaded.
 *
 * This folder is part of the framework's chunk (`vite.config.ts`), because the router imports it.
 */
export const tab: Tab = { hasNavigated: false, needsHardNavigation: () => false }

interface Tab {
	/** Before a client navigation the screen shows the server's HTML. */
	hasNavigated: boolean
	/**
	 * Whether the next navigation must be a full load, because code of this tab is missing or outdated. `isSent`: it
	 * follows a submission that the server has received.
	 */
	needsHardNavigation: (isSent: boolean) => boolean
}

export function hardNavigateFromNowOn() {
	tab.needsHardNavigation = () => true
}

/** Never settles: for work that a full load interrupts. */
export const untilGone = new Promise<never>(() => {})
