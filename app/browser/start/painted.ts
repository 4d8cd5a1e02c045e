/** A press held longer than this is no tap. */
const MAX_PRESS_MS = 700

let heldSince = 0
let pressedAt = Number.NEGATIVE_INFINITY
let paintedAt = Number.NEGATIVE_INFINITY

/** Follows presses and keys from now on. */
export function watchPresses() {
	const options = { capture: true, passive: true }
	const hold = () => {
		heldSince = performance.now()
	}
	const release = () => {
		heldSince = 0
	}
	addEventListener('pointerdown', hold, options)
	addEventListener('pointerup', release, options)
	addEventListener('pointercancel', release, options)
	for (const type of ['pointerup', 'click', 'keydown', 'input', 'toggle']) addEventListener(type, pressed, options)
}

function pressed() {
	pressedAt = performance.now()
}

/**
 * Resolves in a task of its own, when no press or key waits for its paint: work of this site must not come between the
 * two.
 */
export async function untilPainted(): Promise<void> {
	do await nextTask()
	while (isHeld() || (pressedAt > paintedAt && (await nextPaint())))
}

function isHeld(): boolean {
	return heldSince > 0 && performance.now() - heldSince < MAX_PRESS_MS
}

function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, isHeld() ? 16 : 0))
}

/** A hidden page paints nothing, so that it need not be waited for. */
function nextPaint(): Promise<boolean> {
	return new Promise((resolve) => {
		const painted = () => {
			paintedAt = performance.now()
			resolve(true)
		}
		if (document.hidden) painted()
		else requestAnimationFrame(() => setTimeout(painted))
	})
}
