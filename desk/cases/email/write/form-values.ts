/** What a form holds, without files. */
export function formValues(form: HTMLFormElement): URLSearchParams {
	const values = new URLSearchParams()
	for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value)
	return values
}
