/** For `page.evaluate`: why the focused element cannot be seen, or undefined. WCAG 2.4.11, and 2.4.7 for what is hidden. */
export function whyOutOfSight(): string | undefined {
	const element = document.activeElement
	if (!(element instanceof HTMLElement) || element === document.body) return
	// What is drawn for a native control that is itself invisible is in its label.
	const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
	const boxes = [element, ...labels].flatMap((one) => [...one.getClientRects()]).filter(({ width }) => width > 2)
	if (boxes.length === 0) return 'has no box'
	const isSeen = boxes.some((box) =>
		[0.1, 0.5, 0.9].some((across) =>
			[0.1, 0.5, 0.9].some((down) => isOnTop(box.left + box.width * across, box.top + box.height * down)),
		),
	)
	if (!isSeen)
		return `is out of sight: ${boxes.map(({ top, height }) => `${Math.round(top)}+${Math.round(height)}`)} of ${innerHeight}`

	function isOnTop(x: number, y: number): boolean {
		const top = document.elementFromPoint(x, y)
		return (
			top !== null &&
			[element, ...labels].some((one) => one?.contains(top) || (top.contains(one) && top.matches('label, a')))
		)
	}
}
