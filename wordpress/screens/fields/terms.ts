import { words } from '../wordpress.ts'
import { changed } from './rows.ts'

/** Fewer are seen at once. */
const MIN_SEARCHED = 12

/** A long list of terms shows those that are chosen; others are found by their name. */
export function startTerms(): void {
	for (const list of document.querySelectorAll<HTMLElement>('.fairlead-ticks[data-search]')) {
		if (list.children.length >= MIN_SEARCHED) addSearch(list, list.dataset.search ?? '')
	}
}

function addSearch(list: HTMLElement, label: string): void {
	const terms = [...list.querySelectorAll<HTMLElement>(':scope > label')]
	const search = document.createElement('input')
	Object.assign(search, { type: 'search', placeholder: label, autocomplete: 'off' })
	search.setAttribute('aria-label', label)
	const all = document.createElement('button')
	Object.assign(all, { type: 'button', className: 'button-link' })
	const said = document.createElement('p')
	said.className = 'fairlead-said'
	said.setAttribute('role', 'status')
	const line = document.createElement('p')
	line.className = 'fairlead-term-search'
	line.append(search, all)
	list.after(line, said)
	const fresh = list.parentElement?.querySelector<HTMLElement>('.fairlead-new-terms')
	let isAll = false

	const show = () => {
		const typed = search.value.trim().toLowerCase()
		const found = terms.filter((term) => typed !== '' && nameOf(term).toLowerCase().includes(typed))
		for (const term of terms) term.hidden = !isChosen(term) && !isAll && !found.includes(term)
		all.textContent = isAll ? words().fewer : words().all.replace('%d', String(terms.length))
		all.setAttribute('aria-expanded', String(isAll))
		said.textContent = sayFound(typed, found.length)
		// The search adds what is not in the list; the line shows what it added.
		if (fresh) fresh.hidden = newTerms(list)?.value === ''
	}
	const take = () => {
		const found = terms.filter((term) => !term.hidden && !isChosen(term))
		const box = found.length === 1 ? found[0]?.querySelector('input') : null
		if (box) box.checked = true
		else if (found.length === 0) addNew(list, search.value.trim())
		else return
		search.value = ''
		changed(list)
	}
	search.addEventListener('input', show)
	search.addEventListener('keydown', (event) => {
		if (event.key !== 'Enter') return
		// Enter would send the whole form.
		event.preventDefault()
		if (search.value.trim() !== '') take()
	})
	all.addEventListener('click', () => {
		isAll = !isAll
		show()
	})
	list.addEventListener('change', ({ target }) => {
		if (target instanceof HTMLInputElement && target.checked) search.value = ''
		show()
	})
	show()
}

function sayFound(typed: string, count: number): string {
	if (typed === '') return ''
	return count > 0 ? words().found.replace('%d', String(count)) : words().addTerm
}

function nameOf(term: Element): string {
	return term.textContent?.trim() ?? ''
}

function isChosen(term: Element): boolean {
	return term.querySelector('input')?.checked ?? false
}

/** The line for names that are not in the list. */
function newTerms(list: Element): HTMLInputElement | null | undefined {
	return list.closest('.fairlead-field')?.querySelector<HTMLInputElement>('input[name$="[new]"]')
}

/** A name that is not in the list goes to the line for new ones. */
function addNew(list: Element, name: string): void {
	const line = newTerms(list)
	if (line && name !== '') line.value = [line.value.trim(), name].filter(Boolean).join(', ')
}
