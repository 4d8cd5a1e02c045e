import { type Attachment, wordpress, words } from '../wordpress.ts'
import { changed } from './rows.ts'

const STEP = 0.05

/** Photos: added from the media library, put in order by dragging, each with its focal point. */
export function startPhotos(): void {
	for (const list of document.querySelectorAll('.fairlead-photos')) {
		window.jQuery(list).sortable({
			items: '> .fairlead-photo',
			cancel: 'textarea, .button-link',
			tolerance: 'pointer',
			update: () => changed(list),
		})
		for (const photo of list.querySelectorAll('.fairlead-photo')) showPoint(photo)
	}
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return
		const add = event.target.closest('.fairlead-add-photos')
		if (add) choosePhotos(add)
		const focal = event.target.closest('.fairlead-focal')
		// A click by the keyboard has no place.
		if (focal && event.detail > 0) setPointAt(focal, event.clientX, event.clientY)
	})
	document.addEventListener('keydown', (event) => {
		if (event.target instanceof Element && event.target.matches('.fairlead-focal')) movePoint(event.target, event)
	})
}

function choosePhotos(button: Element): void {
	const frame = wordpress().media({ title: button.textContent ?? '', multiple: 'add', library: { type: 'image' } })
	frame.on('select', () => {
		const list = button.closest('.fairlead-field')?.querySelector('.fairlead-photos')
		if (!list) return
		for (const attachment of frame.state().get('selection').toJSON()) addPhoto(list, attachment)
		changed(list)
	})
	frame.open()
}

function addPhoto(list: Element, { id, alt, url, sizes }: Attachment): void {
	const isThere = [...list.querySelectorAll<HTMLInputElement>('input[type=hidden]')].some(
		({ name, value }) => !name.startsWith('fairlead_media') && value === String(id),
	)
	const template = list.parentElement?.querySelector<HTMLTemplateElement>(':scope > template')
	if (isThere || !template) return
	const holder = document.createElement('template')
	holder.innerHTML = template.innerHTML.replaceAll('__id__', String(id))
	const image = holder.content.querySelector('img')
	if (image) image.src = sizes?.medium?.url ?? url
	const words = holder.content.querySelector<HTMLTextAreaElement>('[name$="[alt]"]')
	if (words) words.value = alt
	list.append(holder.content)
	if (list.lastElementChild) showPoint(list.lastElementChild)
}

function pointOf(photo: Element): HTMLElement | null {
	return photo.querySelector<HTMLElement>('.fairlead-point')
}

function showPoint(photo: Element): void {
	const point = pointOf(photo)
	if (!point) return
	point.style.left = `${Number(point.dataset.x) * 100}%`
	point.style.top = `${Number(point.dataset.y) * 100}%`
}

function setPointAt(button: Element, clientX: number, clientY: number): void {
	const { left, top, width, height } = button.getBoundingClientRect()
	setPoint(button, (clientX - left) / width, (clientY - top) / height)
}

function movePoint(button: Element, event: KeyboardEvent): void {
	const steps: Record<string, [number, number]> = {
		ArrowLeft: [-STEP, 0],
		ArrowRight: [STEP, 0],
		ArrowUp: [0, -STEP],
		ArrowDown: [0, STEP],
	}
	const [x, y] = steps[event.key] ?? []
	const point = pointOf(button)
	if (x === undefined || y === undefined || !point) return
	event.preventDefault()
	setPoint(button, Number(point.dataset.x) + x, Number(point.dataset.y) + y)
}

function setPoint(button: Element, x: number, y: number): void {
	const photo = button.closest('.fairlead-photo')
	const point = photo && pointOf(photo)
	const input = photo?.querySelector<HTMLInputElement>('input[name$="[focal]"]')
	if (!point || !input) return
	const [left, top] = [x, y].map((value) => String(Math.round(Math.min(1, Math.max(0, value)) * 100) / 100))
	point.dataset.x = left
	point.dataset.y = top
	input.value = `${left},${top}`
	showPoint(photo)
	changed(photo)
}

/** Choosing one picture or file. */
export function startChoosers(): void {
	document.addEventListener('click', (event) => {
		const button =
			event.target instanceof Element ? event.target.closest<HTMLElement>('.fairlead-chooser button') : null
		const chooser = button?.closest<HTMLElement>('.fairlead-chooser')
		if (!button || !chooser) return
		if (button.dataset.action === 'clear') {
			showChosen(chooser, undefined)
			return
		}
		const library = chooser.dataset.kind === 'image' ? { library: { type: 'image' } } : {}
		const frame = wordpress().media({ title: button.textContent ?? words().choose, multiple: false, ...library })
		frame.on('select', () => showChosen(chooser, frame.state().get('selection').toJSON()[0]))
		frame.open()
	})
}

function showChosen(chooser: HTMLElement, chosen: Attachment | undefined): void {
	const input = chooser.querySelector('input')
	const image = chooser.querySelector('img')
	const name = chooser.querySelector('.fairlead-file-name')
	const clear = chooser.querySelector<HTMLElement>('[data-action=clear]')
	if (!input || !image || !name || !clear) return
	const isPicture = chooser.dataset.kind === 'image' && chosen !== undefined
	input.value = chosen ? String(chosen.id) : ''
	image.hidden = !isPicture
	if (isPicture) image.src = chosen.sizes?.medium?.url ?? chosen.url
	name.textContent = chosen && !isPicture ? chosen.filename : ''
	clear.hidden = !chosen
	const button = chooser.querySelector('[data-action=choose]')
	const { label = '', none = '', other = '' } = chooser.dataset
	if (button) button.textContent = chosen ? other : none
	button?.setAttribute('aria-label', `${label}: ${chosen ? other : none}`)
	changed(chooser)
}
