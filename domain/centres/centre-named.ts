import type { Centre } from '#content/model/content.ts'

/** The centre that a dog's location names: "Saltmarsh", or "Saltmarsh area" for a dog with a foster carer nearby. */
export function centreNamed(centres: readonly Centre[], location: string): Centre | undefined {
	const named = normalised(location)
	return (
		centres.find(({ name }) => normalised(name) === named) ??
		centres.find(({ name }) => named.startsWith(`${normalised(name)} `))
	)
}

function normalised(text: string): string {
	return text.normalize('NFC').trim().toLocaleLowerCase('en-GB')
}
