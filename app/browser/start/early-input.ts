/** How long a page may take from its first input to its hydration. */
const MAX_WAIT_MS = 30_000
const CHECK_EVERY_MS = 50

/** The text, and where the next letter goes. */
const typed = new WeakMap<HTMLTextAreaElement, [text: string, start: number, end: number]>()
const heldButtons = new Set<HTMLButtonElement>()

/**
 * Keeps what visitors press and type before React has hydrated the element. Fields, disclosures, popovers, links and
 * forms need nothing: React leaves their state alone. Two things it loses: presses of buttons that only React answers,
 * and the text of a textarea that had one before. Forms whose answers stay on the device (`data-on-device`) wait too:
 * the browser would send them.
 */
export function keepEarlyInput() {
	addEventListener('click', pressAgain, true)
	addEventListener('input', typeAgain, true)
	// The letter that is typed between hydration and the next look belongs to what was typed, not to the text before.
	addEventListener('beforeinput', restoreFirst, true)
}

/** For pages without the starter, whose fields could be used before any script of theirs ran. */
export function keepTextTypedSoFar() {
	for (const field of document.querySelectorAll('textarea')) if (field.value !== field.defaultValue) keepText(field)
}

function pressAgain(event: Event) {
	const button = event.target instanceof Element ? event.target.closest('button') : null
	if (!button || button.popoverTargetElement || button.classList.contains('scripted') || isHydrated(button)) return
	if (isOnDevice(button.form)) {
		event.preventDefault()
		if (heldButtons.has(button)) return
		heldButtons.add(button)
	} else if (button.type !== 'button') return
	whenHydrated(button, () => button.click())
}

/** Whether the answers of a form stay on the device: only the app may take them. */
export function isOnDevice(form: HTMLFormElement | null): boolean {
	return form?.dataset.onDevice !== undefined
}

/** The app failed to load: forms are sent as without scripts. */
export function sendWithoutApp() {
	for (const { dataset } of document.forms) delete dataset.onDevice
	for (const button of heldButtons) button.click()
	heldButtons.clear()
}

function typeAgain({ target }: Event) {
	if (target instanceof HTMLTextAreaElement && !isHydrated(target)) keepText(target)
}

function restoreFirst({ target }: Event) {
	if (target instanceof HTMLTextAreaElement && isHydrated(target)) restore(target)
}

function keepText(field: HTMLTextAreaElement) {
	const isFirst = !typed.has(field)
	typed.set(field, [field.value, field.selectionStart, field.selectionEnd])
	if (isFirst) whenHydrated(field, () => restore(field))
}

function restore(field: HTMLTextAreaElement) {
	const kept = typed.get(field)
	if (!kept) return
	typed.delete(field)
	const [text, start, end] = kept
	if (field.value !== text) {
		field.value = text
		field.setSelectionRange(start, end)
	}
	// For the counter, which has seen nothing so far.
	field.dispatchEvent(new Event('input', { bubbles: true }))
}

function whenHydrated(element: Element, callback: () => void) {
	const since = performance.now()
	const timer = setInterval(() => {
		const hydrated = isHydrated(element)
		if (!hydrated && performance.now() - since < MAX_WAIT_MS && element.isConnected) return
		clearInterval(timer)
		if (hydrated) callback()
	}, CHECK_EVERY_MS)
}

/** React has no API for it: it attaches an element's props under a key with a random end. */
function isHydrated(element: Element): boolean {
	return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}
