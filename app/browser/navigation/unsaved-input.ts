/** Whether a form has unsent input. GET forms (a filter, a search) do not count. */
export function hasUnsavedInput(): boolean {
	return [...document.forms].some((form) => form.method === 'post' && hasChanges(form))
}

/** Whether a field differs from what the page came with. */
export function hasChanges(form: HTMLFormElement): boolean {
	return [...form.elements].some(isChanged)
}

/** Whether this one does. */
export function isChanged(field: Element): boolean {
	if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected)
	if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
	if (!(field instanceof HTMLInputElement)) return false
	return field.type === 'checkbox' || field.type === 'radio'
		? field.checked !== field.defaultChecked
		: field.value !== field.defaultValue
}
