import { type Field, valueAt } from './field.ts'

/**
 * Whether zeros in a record mean empty fields. WordPress sends typed meta that way: a missing number as 0, a missing checkbox
 * as false.
 */
export function hasUnsetZeros({ neverZero }: Field, record: unknown): boolean {
	return neverZero.some((at) => isZero(valueAt(record, at)))
}

/** Replaces zeros and falses of empty fields by null, if the record's zeros mean empty fields. */
export function withoutUnsetZeros<T>(definition: Field, record: T): T {
	if (!hasUnsetZeros(definition, record)) return record
	const known = structuredClone(record)
	for (const at of definition.unsetZeros) if (isUnset(valueAt(known, at))) setNull(known, at)
	return known
}

function setNull(record: unknown, at: string) {
	const end = at.lastIndexOf('.')
	const parent = end < 0 ? record : valueAt(record, at.slice(0, end))
	if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [at.slice(end + 1)]: null })
}

/** An amount of money counts by its `amount`. */
function isUnset(value: unknown): boolean {
	const number = typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value
	return number === false || isZero(number)
}

/** 0, "0", "0.0" and MySQL's empty dates. */
function isZero(value: unknown): boolean {
	return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.:\s-]0+)*\s*$/.test(value))
}
