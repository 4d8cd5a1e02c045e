import { words } from '../wordpress.ts'

const OTHER = 'other'

/** Where a link leads is chosen from the pages of the website; other addresses are typed. Without a script all are. */
export function startPathPickers(within: ParentNode): void {
	const list = document.querySelector<HTMLDataListElement>('#fairlead-paths')
	if (!list) return
	for (const input of within.querySelectorAll<HTMLInputElement>(`input[list="${list.id}"]`)) addPicker(input, list)
}

function addPicker(input: HTMLInputElement, list: HTMLDataListElement): void {
	if (input.dataset.picked) return
	input.dataset.picked = 'true'
	const select = document.createElement('select')
	select.className = 'fairlead-path-picker'
	select.append(new Option(words().page, ''), ...groups(list), new Option(words().other, OTHER))
	// The label, and links to what was not saved, lead to what is seen first.
	select.id = input.id
	input.id = `${select.id}-address`
	const described = input.getAttribute('aria-describedby')
	if (described) select.setAttribute('aria-describedby', described)
	input.setAttribute('aria-label', words().typed)
	input.before(select)
	const value = input.value.trim()
	select.value = value === '' || has(select, value) ? value : OTHER
	input.hidden = select.value !== OTHER
	select.addEventListener('change', () => {
		input.hidden = select.value !== OTHER
		if (input.hidden) input.value = select.value
		else input.select()
	})
}

function groups(list: HTMLDataListElement): HTMLOptGroupElement[] {
	const byName = new Map<string, HTMLOptGroupElement>()
	for (const { value, text, dataset } of list.options) {
		const name = dataset.group ?? ''
		const group = byName.get(name) ?? document.createElement('optgroup')
		group.label = name
		group.append(new Option(`${text} (${value})`, value))
		byName.set(name, group)
	}
	return [...byName.values()]
}

function has(select: HTMLSelectElement, value: string): boolean {
	return [...select.options].some((option) => option.value === value)
}
