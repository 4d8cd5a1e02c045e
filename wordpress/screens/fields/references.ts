import { wordpress, words } from '../wordpress.ts'

const PAUSE_MS = 250
const MAX_FOUND = 8

interface Found {
	id: number
	title: { rendered: string }
}

/** Other records: typed names are searched, found ones are chosen by a click. */
export function startReferences(): void {
	document.addEventListener('input', (event) => {
		const search = event.target
		const field = search instanceof HTMLInputElement && search.closest<HTMLElement>('.fairlead-references')
		if (field && search.type === 'search') searchSoon(field, search.value.trim())
	})
	document.addEventListener('keydown', (event) => {
		// Enter would send the whole form.
		if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('.fairlead-references')) {
			if (event.target instanceof HTMLInputElement) event.preventDefault()
		}
	})
	document.addEventListener('click', (event) => {
		const button =
			event.target instanceof Element ? event.target.closest<HTMLElement>('.fairlead-references button') : null
		const field = button?.closest<HTMLElement>('.fairlead-references')
		if (!button || !field) return
		if (button.dataset.action === 'unchoose') button.closest('li')?.remove()
		else choose(field, Number(button.dataset.id), button.textContent ?? '')
		field.querySelector<HTMLElement>('input[type=search]')?.focus()
	})
}

const timers = new WeakMap<Element, number>()
const latest = new WeakMap<Element, string>()

function searchSoon(field: HTMLElement, typed: string): void {
	window.clearTimeout(timers.get(field))
	latest.set(field, typed)
	if (typed === '') {
		showFound(field, [], '')
		return
	}
	timers.set(
		field,
		window.setTimeout(() => search(field, typed), PAUSE_MS),
	)
}

async function search(field: HTMLElement, typed: string): Promise<void> {
	const own = document.querySelector<HTMLInputElement>('#post_ID')?.value ?? '0'
	// Names that fit come before texts that only mention the words.
	const order = { orderby: 'relevance', per_page: String(MAX_FOUND) }
	const query = new URLSearchParams({ search: typed, exclude: own, status: 'any', ...order })
	const path = `/wp/v2/${field.dataset.list}?${query}&_fields=id,title`
	try {
		const found = await wordpress().apiFetch<Found[]>({ path })
		if (latest.get(field) !== typed) return
		showFound(field, found, found.length ? words().found.replace('%d', String(found.length)) : words().nothing)
	} catch {
		showFound(field, [], words().nothing)
	}
}

function showFound(field: HTMLElement, found: Found[], said: string): void {
	const list = field.querySelector<HTMLElement>('.fairlead-found')
	const status = field.querySelector('.fairlead-said')
	if (!list || !status) return
	list.hidden = found.length === 0
	list.replaceChildren(
		...found.map(({ id, title }) => {
			const button = document.createElement('button')
			button.type = 'button'
			button.className = 'button-link'
			button.dataset.id = String(id)
			button.textContent = new DOMParser().parseFromString(title.rendered, 'text/html').body.textContent
			const entry = document.createElement('li')
			entry.append(button)
			return entry
		}),
	)
	status.textContent = said
}

function choose(field: HTMLElement, id: number, title: string): void {
	const list = field.querySelector('.fairlead-chosen')
	if (!list) return
	const isOne = field.dataset.max === '1'
	if (isOne) list.replaceChildren()
	const isThere = [...list.querySelectorAll('input')].some(({ value }) => Number(value) === id)
	if (!isThere) list.append(entryOf(field.dataset.name ?? '', id, title))
	const input = field.querySelector<HTMLInputElement>('input[type=search]')
	if (input) input.value = ''
	showFound(field, [], title)
}

function entryOf(name: string, id: number, title: string): HTMLElement {
	const entry = document.createElement('li')
	const input = document.createElement('input')
	Object.assign(input, { type: 'hidden', name, value: String(id) })
	const text = document.createElement('span')
	text.textContent = title
	const button = document.createElement('button')
	Object.assign(button, { type: 'button', className: 'button-link', textContent: words().remove.replace('%s', title) })
	button.dataset.action = 'unchoose'
	entry.append(input, ' ', text, ' ', button)
	return entry
}
