let isOver = false

/** Whether the page being drawn is the one the server sent. Always so on the server. */
export function isFirstView(): boolean {
	return !isOver
}

/** Called by the browser once the server's page is in React's hands. */
export function endFirstView() {
	isOver = true
}
