interface Wanted {
	[name: string]: Wanted | true
}

/** Keeps what `_fields` names, `title.rendered` and the like included; all of it when nothing is named. */
export function pickFields(value: unknown, fields: string[] | null): unknown {
	if (!fields || fields.length === 0) return value
	const wanted = wantedOf(fields)
	return Array.isArray(value) ? value.map((entry) => pick(entry, wanted)) : pick(value, wanted)
}

function wantedOf(fields: string[]): Wanted {
	const root: Wanted = Object.create(null)
	for (const field of fields) {
		const names = field.split('.')
		let at = root
		for (const [depth, name] of names.entries()) {
			const known = at[name]
			if (known === true) break
			if (depth === names.length - 1) at[name] = true
			else at = at[name] = known ?? Object.create(null)
		}
	}
	return root
}

/** A name below a list finds nothing in it, as in WordPress. */
function pick(value: unknown, wanted: Wanted): unknown {
	if (Array.isArray(value)) return []
	if (typeof value !== 'object' || value === null) return value
	const kept = Object.entries(value).filter(([name]) => wanted[name])
	return Object.fromEntries(
		kept.map(([name, inner]) => {
			const below = wanted[name]
			return [name, below === true || below === undefined ? inner : pick(inner, below)]
		}),
	)
}
