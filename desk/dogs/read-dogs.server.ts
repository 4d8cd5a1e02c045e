import type { PictureData } from '#app/ui/media/picture.tsx'
import type { DogStatus } from '#content/model/content.ts'
import { DOG_STATUS_WORDS, dogWarnings } from '#domain/desk/dog-words.ts'
import type { EditPlace } from '#domain/desk/operations.ts'
import { type DogCase, listDogCases, listFreedDogs } from '#records/cases/dog-cases.ts'
import type { DeskRequest } from '../request.server.ts'
import { dogPicture } from './dog-picture.server.ts'

const DAY_MS = 86_400_000

/** A dog with applications. */
export interface DogRow {
	slug: string
	name: string
	picture: PictureData | null
	/** On the public site: "Reserved". */
	status: string
	/** "2 new, 1 waiting for them" */
	stages: string
	openCount: number
	/** "12 days"; "" without an open application. */
	longestWait: string
	promisedTo: { name: string; reference: string }[]
	warnings: string[]
	/** Where its status is changed; null when the site does not have the dog. */
	edit: EditPlace | null
	/** It has a home or left, and people are still waiting. */
	canAnswerAll: boolean
}

/** For so long a dog that is free again is expected to be changed on the site. */
const FREED_DAYS = 60

const GONE: (DogStatus | undefined)[] = ['adopted', 'withdrawn', 'died', undefined]
const STAGES = { new: 'new', looking: 'being looked at', waiting: 'waiting for them' } as const

/** Dogs with open or approved applications: first where something does not agree, then the longest wait. */
export async function readDogs({ store, content, now, operations }: DeskRequest): Promise<DogRow[]> {
	const groups = Map.groupBy(await listDogCases(store), ({ slug }) => slug)
	const freed = Map.groupBy(await listFreedDogs(store, now - FREED_DAYS * DAY_MS), ({ slug }) => slug)
	const rows = [...new Set([...groups.keys(), ...freed.keys()])].map((slug) => {
		const [cases, [last] = []] = [groups.get(slug) ?? [], freed.get(slug)]
		const dog = content.dog(slug)
		const open = cases.filter(({ status }) => status !== 'approved')
		const approved = cases.filter(({ status }) => status === 'approved')
		const name = dog?.title ?? cases[0]?.about ?? last?.about ?? slug
		const state = {
			...{ dog: name, status: dog?.status, approved: approved.map((one) => one.name), openCount: open.length },
			freed: last ? { name: last.name || last.reference, hasReturned: last.status === 'returned' } : null,
		}
		const row: DogRow = {
			...{
				slug,
				name,
				picture: dog ? dogPicture(dog) : null,
				openCount: open.length,
				stages: stagesInWords(open),
				warnings: dogWarnings(state),
			},
			status: dog ? DOG_STATUS_WORDS[dog.status] : 'Not on the site',
			longestWait: open[0] ? daysInWords(now - open[0].createdAt) : '',
			promisedTo: approved.map(({ reference, ...one }) => ({ reference, name: one.name })),
			edit: dog ? operations.editPlace(dog, 'dogs') : null,
			canAnswerAll: GONE.includes(dog?.status) && open.length > 0,
		}
		const isSettled =
			open.length === 0 && row.warnings.length === 0 && (dog?.status === 'adopted' || approved.length === 0)
		return { row, since: open[0]?.createdAt ?? now, isSettled }
	})
	return rows
		.filter(({ isSettled }) => !isSettled)
		.sort((one, other) => rank(one.row) - rank(other.row) || one.since - other.since)
		.map(({ row }) => row)
}

function rank({ warnings }: DogRow): number {
	return warnings.length > 0 ? 0 : 1
}

function stagesInWords(open: DogCase[]): string {
	return Object.entries(STAGES)
		.map(([status, words]) => ({ words, count: open.filter((one) => one.status === status).length }))
		.filter(({ count }) => count > 0)
		.map(({ count, words }) => `${count} ${words}`)
		.join(', ')
}

function daysInWords(milliseconds: number): string {
	const days = Math.max(0, Math.floor(milliseconds / DAY_MS))
	return days === 1 ? '1 day' : `${days} days`
}
