import type { Dedication } from '#domain/giving/donation.ts'

export const MAX_CARD_MESSAGE = 300

/** The first is none. */
export const DEDICATIONS: { value: string; label: string; kind: Dedication['kind'] | null }[] = [
	{ value: '', label: 'No', kind: null },
	{ value: 'memory', label: 'In memory of', kind: 'in memory of' },
	{ value: 'dedicated', label: 'Dedicated to', kind: 'dedicated to' },
]
