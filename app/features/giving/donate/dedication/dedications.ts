import type { Dedication } from '#domain/giving/donation.ts'
import { IN_MEMORY } from '#domain/giving/giving-choice.ts'

export const MAX_CARD_MESSAGE = 300

/** The first is none. */
export const DEDICATIONS: { value: string; label: string; kind: Dedication['kind'] | null }[] = [
	{ value: '', label: 'No', kind: null },
	{ value: IN_MEMORY, label: 'In memory of', kind: 'in memory of' },
	{ value: 'dedicated', label: 'Dedicated to', kind: 'dedicated to' },
]
