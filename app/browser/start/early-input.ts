/** A press that waited longer is no longer what the visitor wants. */
const MAX_WAIT_MS = 30_000

let isHydrated = false
const waiting = new Set<() => void>()
/** The text, and where the next letter goes. */
const typed = new WeakMap<HTMLTextAreaElement, [text: string, start: number, end: number]>()
const heldButtons = new Set<HTMLButtonElement>()

/**
 * Keeps what visitors press and type before React has hydrated the page. Fields, disclosures, popovers, links and
 * forms need nothing: React leaves their state alone. Two things it loses: presses of buttons that only React answers,
 * and the text of a textarea that had one before. Forms whose answers stay on the device (`data-on-device`) wait too:
 * the browser would send them.
 */
export function keepEarlyInput() {
	addEventListener('click', pressAgain, true)
	addEventListener('input', typeAgain, true)
	// React sets a textarea to its first text while it renders, which may be a few letters before it is done.
	addEventListener('beforeinput', restoreFirst, true)
}

/** For pages without the starter, whose fields could be used before any script of theirs ran. */
export function keepTextTypedSoFar() {
	for (const field of document.querySelectorAll('textarea')) if (field.value !== field.defaultValue) keepText(field)
}

/** To be called by a layout effect of the root: React answers from now on, and gets what was pressed and typed before. */
export function releaseEarlyInput() {
	document.documentElement.dataset.hydrated = ''
	isHydrated = true
	for (const callback of waiting) callback()
	waiting.clear()
}

function pressAgain(event: Event) {
	const button = event.target instanceof Element ? event.target.closest('button') : null
	if (!button || button.popoverTargetElement || button.classList.contains('scripted') || isHydrated) return
	if (isOnDevice(button.form)) {
		event.preventDefault()
		if (heldButtons.has(button)) return
		heldButtons.add(button)
	} else if (button.type !== 'button') return
	// After the effects of its component.
	whenHydrated(button, () => setTimeout(() => button.click()))
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
	if (target instanceof HTMLTextAreaElement && !isHydrated) keepText(target)
}

function restoreFirst({ target }: Event) {
	if (target instanceof HTMLTextAreaElement && !isHydrated) setText(target)
}

function keepText(field: HTMLTextAreaElement) {
	const isFirst = !typed.has(field)
	typed.set(field, [field.value, field.selectionStart, field.selectionEnd])
	if (isFirst) whenHydrated(field, () => restore(field))
}

function restore(field: HTMLTextAreaElement) {
	setText(field)
	typed.delete(field)
	// For the counter, which has seen nothing so far.
	field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Sets a field to what was typed, if something else has changed it since. */
function setText(field: HTMLTextAreaElement) {
	const [text, start, end] = typed.get(field) ?? []
	if (text === undefined || field.value === text) return
	field.value = text
	field.setSelectionRange(start ?? null, end ?? null)
}

function whenHydrated(element: Element, callback: () => void) {
	const since = performance.now()
	waiting.add(() => {
		if (element.isConnected && performance.now() - since < MAX_WAIT_MS) callback()
	})
}
