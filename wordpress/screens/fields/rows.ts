import { offerUndo } from '../undo.ts'
import { words } from '../wordpress.ts'
import { startPathPickers } from './path-picker.ts'
import { startRichText, stopRichText } from './rich-text.ts'
import { nameRow, titleOf } from './row-titles.ts'

const MOVABLE = '.fairlead-row, .fairlead-photo'
const CLOSED = 'fairlead-closed'

let added = 0

/** Rows of lists are one line each until they are opened. Buttons add, move and remove them, and photos too. */
export function startRows(): void {
	for (const rows of document.querySelectorAll('.fairlead-rows')) makeSortable(rows)
	for (const row of document.querySelectorAll<HTMLElement>('.fairlead-row')) {
		prepareRow(row)
		// What was refused is seen beside the reason.
		if (!row.closest('.fairlead-wrong')) open(row, false)
	}
	for (const event of ['input', 'change']) document.addEventListener(event, ({ target }) => nameRowsAround(target))
	// The browser cannot show what is wrong in a closed row.
	document.addEventListener('invalid', ({ target }) => openAround(target), true)
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return
		const button = event.target.closest('button')
		if (button?.matches('.fairlead-add')) addRow(button)
		const row = button?.closest<HTMLElement>(MOVABLE)
		if (!button || !row) return
		if (button.matches('.fairlead-row-title')) open(row, row.classList.contains(CLOSED))
		if (button.dataset.action === 'up') move(row, row.previousElementSibling, button)
		if (button.dataset.action === 'down' && row.nextElementSibling) move(row.nextElementSibling, row, button)
		if (button.dataset.action === 'remove') remove(row)
	})
}

/** Rows are also dragged by their handle. An editor in a frame does not survive being moved. */
function makeSortable(rows: Element): void {
	window.jQuery(rows).sortable({
		items: '> .fairlead-row',
		handle: '.fairlead-drag',
		axis: 'y',
		tolerance: 'pointer',
		placeholder: 'fairlead-row-place',
		forcePlaceholderSize: true,
		start: () => stopRichText(rows),
		stop: () => startRichText(rows),
		update: () => changed(rows),
	})
}

/** The name of a row becomes the button that opens it. */
function prepareRow(row: HTMLElement): void {
	const name = row.querySelector(':scope > .fairlead-row-head > strong')
	if (!name) return
	if (row.parentElement?.matches('.fairlead-rows')) {
		const handle = document.createElement('span')
		handle.className = 'fairlead-drag dashicons dashicons-menu'
		handle.title = words().drag
		handle.setAttribute('aria-hidden', 'true')
		name.before(handle)
	}
	const button = document.createElement('button')
	Object.assign(button, { type: 'button', className: 'fairlead-row-title' })
	button.setAttribute('aria-expanded', 'true')
	name.replaceChildren(button)
	nameRow(row)
}

function open(row: HTMLElement, isOpen: boolean): void {
	row.classList.toggle(CLOSED, !isOpen)
	row.querySelector('.fairlead-row-title')?.setAttribute('aria-expanded', String(isOpen))
	if (isOpen && document.readyState === 'complete') startRichText(row)
}

function rowsAround(target: EventTarget | null): HTMLElement[] {
	const rows: HTMLElement[] = []
	let row = target instanceof Element ? target.closest<HTMLElement>('.fairlead-row') : null
	while (row) {
		rows.push(row)
		row = row.parentElement?.closest<HTMLElement>('.fairlead-row') ?? null
	}
	return rows
}

function nameRowsAround(target: EventTarget | null): void {
	for (const row of rowsAround(target)) nameRow(row)
}

function openAround(target: EventTarget | null): void {
	for (const row of rowsAround(target)) open(row, true)
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
	const row = holder.content.firstElementChild
	if (!(row instanceof HTMLElement)) return
	if (rows.dataset.new === 'first') rows.prepend(row)
	else rows.append(row)
	prepareRow(row)
	for (const inner of row.querySelectorAll('.fairlead-rows')) makeSortable(inner)
	startPathPickers(row)
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

function remove(row: HTMLElement): void {
	const list = row.parentElement
	if (!list) return
	stopRichText(row)
	const name = row.matches('.fairlead-photo') ? words().photo : titleOf(row)
	offerUndo(list, row, name, () => {
		startRichText(row)
		row.querySelector<HTMLElement>('button')?.focus()
		changed(list)
	})
	changed(list)
}

/** The card is drawn again. */
export function changed(element: Element): void {
	element.dispatchEvent(new Event('change', { bubbles: true }))
}
