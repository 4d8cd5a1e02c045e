import { startRichText, stopRichText } from './rich-text.ts'

const MOVABLE = '.fairlead-row, .fairlead-photo'

let added = 0

/** Buttons that add, move and remove rows of lists; photos are moved and removed by the same buttons. */
export function startRows(): void {
	for (const row of document.querySelectorAll('.fairlead-row')) nameRow(row)
	document.addEventListener('input', (event) => {
		const row = event.target instanceof Element ? event.target.closest('.fairlead-row') : null
		if (row) nameRow(row)
	})
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return
		const button = event.target.closest('button')
		if (button?.matches('.fairlead-add')) addRow(button)
		const row = button?.closest(MOVABLE)
		if (!button || !row) return
		if (button.dataset.action === 'up') move(row, row.previousElementSibling, button)
		if (button.dataset.action === 'down' && row.nextElementSibling) move(row.nextElementSibling, row, button)
		if (button.dataset.action === 'remove') remove(row)
	})
}

/** The head of a row says its first words, so that people find a section or a question again. */
function nameRow(row: Element): void {
	const kind = row.getAttribute('aria-label') ?? ''
	const head = row.querySelector(':scope > .fairlead-row-head > strong')
	const first = row.querySelector<HTMLInputElement>('input[type=text], textarea')?.value.trim()
	if (head) head.textContent = first ? `${kind}: ${first}` : kind
}

/** A new row from the template beside the rows. Its number only has to differ from the others: their order is that of the page. */
function addRow(button: HTMLElement): void {
	const field = button.closest('.fairlead-field')
	const rows = field?.querySelector<HTMLElement>(':scope > .fairlead-rows')
	const template = field?.querySelector<HTMLTemplateElement>(':scope > template')
	if (!rows?.dataset.mark || !template) return
	added += 1
	const holder = document.createElement('template')
	holder.innerHTML = template.innerHTML.replaceAll(rows.dataset.mark, `new${added}`)
	rows.append(holder.content)
	const row = rows.lastElementChild
	if (!row) return
	startRichText(row)
	row.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
	changed(rows)
}

/** Puts the first before the second, and keeps the focus. An editor in a frame does not survive being moved. */
function move(first: Element, second: Element | null, button: HTMLElement): void {
	if (!second) return
	stopRichText(first)
	second.before(first)
	startRichText(first)
	button.focus()
	changed(first)
}

function remove(row: Element): void {
	const next = row.nextElementSibling ?? row.previousElementSibling
	const field = row.closest('.fairlead-field')
	stopRichText(row)
	row.remove()
	const target = next?.querySelector<HTMLElement>('button') ?? field?.querySelector<HTMLElement>(':scope > p > button')
	target?.focus()
	if (field) changed(field)
}

/** The card is drawn again. */
export function changed(element: Element): void {
	element.dispatchEvent(new Event('change', { bubbles: true }))
}
