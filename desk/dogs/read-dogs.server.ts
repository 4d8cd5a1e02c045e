import type { PictureData } from '#app/ui/media/picture.tsx'
import type { DogStatus } from '#content/model/content.ts'
import { DOG_STATUS_WORDS, dogWarnings } from '#domain/desk/cases/dog-words.ts'
import type { EditPlace } from '#domain/desk/operations.ts'
import { DAY_MS, daysSince } from '#lib/dates.ts'
import { type DogCase, listDogCases, listFreedDogs } from '#records/cases/dog/dog-cases.ts'
import { daysWaiting, waitInWords } from '../lists/days-waiting.ts'
import type { DeskRequest } from '../request.server.ts'
import { dogPicture } from './dog-picture.server.ts'
import type { UnaskedDog } from './unasked-dogs.tsx'

/** A dog with applications. */
export interface DogRow {
	slug: string
	name: string
	picture: PictureData | null
	/** On the public site: "Reserved". */
	status: string
	/** It can be applied for, as most can. */
	isAvailable: boolean
	/** How many open applications are at each stage. */
	stages: Record<Stage, number>
	/** How many of them are past the day on which a reply was promised. */
	overdueCount: number
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
export type Stage = 'new' | 'in_review' | 'waiting'

/** Dogs with open or approved applications: first where something does not agree, then the longest wait. */
export async function readDogs({ store, content, now, today, timezone, operations }: DeskRequest): Promise<DogRow[]> {
	const groups = Map.groupBy(await listDogCases(store), ({ slug }) => slug)
	const freed = Map.groupBy(await listFreedDogs(store, now - FREED_DAYS * DAY_MS), ({ slug }) => slug)
	const rows = [...new Set([...groups.keys(), ...freed.keys()])].map((slug) => {
		const [cases, [last] = []] = [groups.get(slug) ?? [], freed.get(slug)]
		const dog = content.dog(slug)
		const open = cases.filter(({ status }) => status !== 'approved')
		const approved = cases.filter(({ status }) => status === 'approved')
		const name = dog?.title ?? cases[0]?.about ?? last?.about ?? slug
		const state = {
			dog: name,
			status: dog?.status,
			approved: approved.map((one) => one.name),
			openCount: open.length,
			freed: last ? { name: last.name || last.reference, hasReturned: last.status === 'returned' } : null,
		}
		const row: DogRow = {
			slug,
			name,
			picture: dog ? dogPicture(dog) : null,
			openCount: open.length,
			stages: { new: countOf(open, 'new'), in_review: countOf(open, 'in_review'), waiting: countOf(open, 'waiting') },
			overdueCount: open.filter((one) => isOverdue(one, today)).length,
			warnings: dogWarnings(state),
			isAvailable: dog?.status === 'available',
			status: dog ? DOG_STATUS_WORDS[dog.status] : 'Not on the site',
			longestWait: open[0] ? waitInWords(daysWaiting(open[0].createdAt, { timezone, today })) : '',
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

const MAX_UNASKED = 12

/** Available dogs without an open application. @param asked the dogs that have one */
export function readUnasked(
	asked: DogRow[],
	{ content, today }: Pick<DeskRequest, 'content' | 'today'>,
): { dogs: UnaskedDog[]; count: number } {
	const slugs = new Set(asked.filter(({ openCount }) => openCount > 0).map(({ slug }) => slug))
	const unasked = content.dogs.filter(({ status, slug }) => status === 'available' && !slugs.has(slug))
	const dogs = unasked
		.toSorted((one, other) => (one.listedOn || today).localeCompare(other.listedOn || today))
		.slice(0, MAX_UNASKED)
		.map((dog) => {
			const days = daysSince(dog.listedOn, new Date(`${today}T00:00:00Z`))
			const wait = days === undefined ? '' : days === 0 ? 'Since today' : `${waitInWords(days)} on the site`
			return { slug: dog.slug, name: dog.title, picture: dogPicture(dog), wait }
		})
	return { dogs, count: unasked.length }
}

function rank({ warnings }: DogRow): number {
	return warnings.length > 0 ? 0 : 1
}

function countOf(open: DogCase[], stage: Stage): number {
	return open.filter(({ status }) => status === stage).length
}

/** Whether the day of the reply has passed without one, as the inbox counts it. */
function isOverdue({ status, answeredAt, replyBy }: DogCase, today: string): boolean {
	return status !== 'waiting' && answeredAt === null && replyBy < today
}
