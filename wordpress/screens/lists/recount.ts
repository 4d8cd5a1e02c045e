import { wordpress, words } from '../wordpress.ts'

/** The list of the shop: what is on the shelf is counted again where it stands. */
export function startRecount(): void {
	for (const stock of document.querySelectorAll<HTMLElement>('.fairlead-stock')) prepare(stock)
}

function prepare(stock: HTMLElement): void {
	const button = stock.querySelector<HTMLButtonElement>('.fairlead-recount')
	if (!button) return
	button.hidden = false
	button.addEventListener('click', () => openInputs(stock, button))
}

/** Numbers become inputs. Enter in one would send the whole list. */
function openInputs(stock: HTMLElement, button: HTMLButtonElement): void {
	const before = stock.cloneNode(true) as HTMLElement
	const inputs = [...stock.querySelectorAll<HTMLElement>('li')].map(toInput)
	const save = Object.assign(document.createElement('button'), { type: 'button', className: 'button button-primary' })
	const cancel = Object.assign(document.createElement('button'), { type: 'button', className: 'button' })
	save.textContent = words().save
	cancel.textContent = words().cancel
	save.classList.add('button-small')
	cancel.classList.add('button-small')
	button.replaceWith(save, ' ', cancel)
	const close = () => put(stock, before)
	cancel.addEventListener('click', close)
	save.addEventListener('click', () => send(stock, inputs))
	stock.addEventListener('keydown', (event) => {
		if (event.key === 'Escape') close()
		if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
		event.preventDefault()
		send(stock, inputs)
	})
	inputs[0]?.select()
}

function toInput(line: HTMLElement): HTMLInputElement {
	const input = document.createElement('input')
	Object.assign(input, { type: 'number', min: '0', step: '1', value: line.dataset.counted ?? '' })
	input.defaultValue = input.value
	input.dataset.key = line.dataset.key ?? ''
	input.setAttribute(
		'aria-label',
		words().onShelf.replace('%s', line.querySelector('.fairlead-stock-name')?.textContent ?? ''),
	)
	line.querySelector('.fairlead-mark')?.replaceWith(input)
	return input
}

/** Only numbers that differ: the same number is no new count. */
async function send(stock: HTMLElement, inputs: readonly HTMLInputElement[]): Promise<void> {
	if (inputs.some((input) => !input.reportValidity())) return
	const changed = inputs.filter(({ value, defaultValue }) => value !== defaultValue)
	const counts = Object.fromEntries(
		changed.map(({ dataset, value }) => [dataset.key ?? '', value === '' ? null : Number(value)]),
	)
	const said = stock.querySelector('.fairlead-said')
	const controls = stock.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')
	const focused = document.activeElement
	const setBusy = (isBusy: boolean) => {
		stock.setAttribute('aria-busy', String(isBusy))
		for (const control of controls) control.disabled = isBusy
	}
	setBusy(true)
	try {
		const path = `/fairlead/v1/count/${stock.dataset.id}`
		const { html } = await wordpress().apiFetch<{ html: string }>({ path, method: 'POST', data: { counts } })
		const holder = document.createElement('template')
		holder.innerHTML = html.trim()
		const fresh = holder.content.firstElementChild
		if (fresh instanceof HTMLElement) put(stock, fresh, words().saved)
	} catch {
		setBusy(false)
		if (focused instanceof HTMLElement) focused.focus()
		if (said) said.textContent = words().failed
	}
}

/** Puts the lines in the place of the inputs, and the focus on their button. */
function put(stock: HTMLElement, lines: HTMLElement, text = ''): void {
	stock.replaceWith(lines)
	prepare(lines)
	lines.querySelector<HTMLElement>('.fairlead-recount')?.focus()
	const said = lines.querySelector('.fairlead-said')
	if (said) said.textContent = text
}
