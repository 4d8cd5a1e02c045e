import { isRecord, type RawRecord } from './read-base.ts'

/** Never 0 for a real dog: a 0 means that the backend sends zeros for empty fields. */
const NEVER_ZERO = ['energy', 'weight_kg', 'birth_date']

/** Fields in which 0 or false has a meaning, under the names of the contract and its early version. */
const ZERO_HAS_MEANING = [
	...NEVER_ZERO,
	...['exercise_minutes', 'hours_alone', 'fence_cm', 'sponsor_minimum', 'fee'],
	...['vaccinated', 'microchipped', 'chipped', 'sterilized', 'urgent_until', 'listed_on'],
]

/**
 * Whether zeros in a record mean empty fields. WordPress sends typed meta that way: a missing number as 0, a missing checkbox
 * as false.
 */
export function hasUnsetZeros(meta: RawRecord): boolean {
	return NEVER_ZERO.some((key) => isZero(meta[key]))
}

/** Replaces zeros and falses of empty fields by null, if the record's zeros mean empty fields. */
export function withoutUnsetZeros(meta: RawRecord): RawRecord {
	if (!hasUnsetZeros(meta)) return meta
	const known: RawRecord = { ...meta }
	for (const key of ZERO_HAS_MEANING) if (isUnset(known[key])) known[key] = null
	if (isRecord(known.children) && isUnset(known.children.min_age)) known.children = { ...known.children, min_age: null }
	return known
}

function isUnset(value: unknown): boolean {
	return value === false || isZero(isRecord(value) ? value.amount : value)
}

/** 0, "0", "0.0" and MySQL's empty dates. */
function isZero(value: unknown): boolean {
	return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.:\s-]0+)*\s*$/.test(value))
}
