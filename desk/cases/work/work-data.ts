import type { Promised } from '../promised.server.ts'
import type { FormAnswer } from './case-form.tsx'

export interface Colleague {
	id: string
	name: string
}

export interface WorkData {
	version: number
	today: string
	/** The person who looks at the page. */
	ownId: string
	/** This person holds the case. */
	isOwn: boolean
	isHeld: boolean
	isClosed: boolean
	/** May put the deletion on hold. */
	isLead: boolean
	/** Without this person. */
	colleagues: Colleague[]
	/** The dog is approved for another person. */
	promised: Promised | null
	statuses: { value: string; words: string; reasons: string[] }[]
	tasks: { id: string; text: string; due: string; who: string; isDone: boolean; isLate: boolean }[]
	/** A note that could not be saved; "" for none. */
	draft: string
	hold: { reason: string; until: string; by: string } | null
	deletion: string
}

export interface WorkProps extends WorkData {
	holder: string
	answer: FormAnswer | undefined
}
