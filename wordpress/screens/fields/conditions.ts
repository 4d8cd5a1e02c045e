/** Fields that apply only after another answer are hidden until then; one that has a value is always shown. */
export function startConditions(): void {
	const show = () => {
		for (const field of document.querySelectorAll<HTMLElement>('[data-when]')) {
			field.hidden = isEmpty(field) && !applies(field.dataset.when ?? '', chosenValues)
		}
	}
	for (const event of ['input', 'change']) document.addEventListener(event, show)
	show()
}

/** `fairlead[meta.garden]=required,preferred`, or `*` for any answer. */
export function applies(condition: string, chosenValues: (name: string) => readonly string[]): boolean {
	const [name = '', wanted = ''] = condition.split(/=(?=[^\]]*$)/)
	const given = chosenValues(name)
	return wanted === '*' ? given.length > 0 : given.some((value) => wanted.split(',').includes(value))
}

/** What is chosen or typed in the controls of a name. */
function chosenValues(name: string): string[] {
	return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${CSS.escape(name)}"]`)]
		.filter((control) => !isBox(control) || control.checked)
		.filter((control) => control.type !== 'hidden' || control.closest('.fairlead-chooser'))
		.map(({ value }) => value)
		.filter(Boolean)
}

function isBox(control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement {
	return control.type === 'radio' || control.type === 'checkbox'
}

function isEmpty(field: Element): boolean {
	const controls = field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')
	return [...controls].every((control) => (isBox(control) ? !control.checked || control.value === '' : !control.value))
}
