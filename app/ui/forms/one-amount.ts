/*
 * A group of radios for usual amounts and a field for an own one (`.one-amount`): one of them counts, and only it may look chosen or hold
 * something. Done by the start file, before React reads the form, so that it holds before the app is there too.
 */

/** Call once. */
export function keepOneAmount() {
	for (const field of document.querySelectorAll<HTMLInputElement>('.one-amount [inputmode]')) keepOnly(field)
	addEventListener('input', ({ target }) => target instanceof HTMLInputElement && keepOnly(target), true)
}

/** Typing an own amount unchecks the radios; choosing a usual one empties the field. */
function keepOnly(chosen: HTMLInputElement) {
	const group = chosen.closest('.one-amount')
	if (!group || chosen.value.trim() === '') return
	for (const other of group.querySelectorAll('input')) {
		if (other.type === 'radio') other.checked = other === chosen
		else if (other !== chosen) other.value = ''
	}
}
