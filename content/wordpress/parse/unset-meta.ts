import { isRecord, type RawRecord } from './read-base.ts'

/** No dog has these: where one is 0, the backend sends zeros for what was never filled in. */
const NEVER_ZERO = ['energy', 'weight_kg', 'birth_date']

/** Fields in which 0 or false says something about a dog, under the names of the contract and its early version. */
const SAYS_SOMETHING = [
	...NEVER_ZERO,
	...['exercise_minutes', 'hours_alone', 'fence_cm', 'sponsor_minimum', 'fee'],
	...['vaccinated', 'microchipped', 'chipped', 'sterilized', 'urgent_until', 'listed_on'],
]

/**
 * Whether a record's zeros stand for fields that were never filled in. WordPress does that with typed meta: a missing number
 * arrives as 0 and a missing tick as false.
 */
export function hasUnsetZeros(meta: RawRecord): boolean {
	return NEVER_ZERO.some((key) => isZero(meta[key]))
}

/** The fields of a dog without the zeros and falses that were never filled in; where zeros are meant, as they came. */
export function withoutUnsetZeros(meta: RawRecord): RawRecord {
	if (!hasUnsetZeros(meta)) return meta
	const said: RawRecord = { ...meta }
	for (const key of SAYS_SOMETHING) if (isUnset(said[key])) said[key] = null
	if (isRecord(said.children) && isUnset(said.children.min_age)) said.children = { ...said.children, min_age: null }
	return said
}

function isUnset(value: unknown): boolean {
	return value === false || isZero(isRecord(value) ? value.amount : value)
}

/** 0, "0", "0.0" and MySQL's empty dates. */
function isZero(value: unknown): boolean {
	return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.:\s-]0+)*\s*$/.test(value))
}
