export type PhpValue = string | boolean | readonly string[] | { readonly [key: string]: PhpValue }

/** A value as PHP writes it, in the order and the alignment of WordPress's coding standards. */
export function php(value: PhpValue, depth = 0): string {
	if (typeof value === 'boolean') return String(value)
	if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&')}'`
	if (isList(value)) return `array( ${value.map((one) => php(one)).join(', ')} )`
	const entries = Object.entries(value)
	if (entries.every(([, one]) => typeof one !== 'object' || isList(one))) {
		return `array( ${entries.map(([key, one]) => `'${key}' => ${php(one)}`).join(', ')} )`
	}
	const indent = '\t'.repeat(depth + 1)
	const width = Math.max(...entries.map(([key]) => key.length))
	const lines = entries.map(([key, one]) => {
		const name = `'${key}'`.padEnd(width + 2)
		return `${indent}${name} => ${php(one, depth + 1)},\n`
	})
	return `array(\n${lines.join('')}${'\t'.repeat(depth)})`
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: PhpValue): value is readonly string[] {
	return Array.isArray(value)
}
