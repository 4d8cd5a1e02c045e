import { words } from './wordpress.ts'

/** Says what was removed, with a button that puts it back to its place. */
export function offerUndo(list: Element, removed: Element, name: string, restored: () => void): void {
	const field = list.parentElement
	field?.querySelector(':scope > .fairlead-undo')?.remove()
	const line = document.createElement('p')
	line.className = 'fairlead-undo'
	line.setAttribute('role', 'status')
	const undo = document.createElement('button')
	Object.assign(undo, { type: 'button', className: 'button-link', textContent: words().undo })
	list.after(line)
	line.append(`${words().removed.replace('%s', name)} `, undo)
	const next = removed.nextElementSibling
	undo.addEventListener('click', () => {
		if (next?.parentElement === list) next.before(removed)
		else list.append(removed)
		line.remove()
		restored()
	})
	removed.remove()
	undo.focus()
}
