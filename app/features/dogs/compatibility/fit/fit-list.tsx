import { Answer } from '#app/ui/answer.tsx'
import type { Dog } from '#content/model/content.ts'
import { readNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { decodeHousehold } from '#domain/dogs/compatibility/household.ts'
import { compare } from '#domain/dogs/compatibility/rules/compare.ts'
import { inShort } from '#domain/dogs/compatibility/rules/in-short.ts'
import type { Compared, Verdict } from '#domain/dogs/compatibility/rules/need.ts'
import { pronounsFor } from '#domain/dogs/pronouns.ts'

export interface FitPanelData {
	slug: string
	/** "Fern and Hattie" for a pair. */
	name: string
	/** One, or a bonded pair. */
	dogs: FitDog[]
}

interface FitDog {
	name: string
	sex: Dog['sex']
	/** Encoded by `writeNeeds`. */
	needs: string
	notes: Dog['fitNotes']
}

const SIGNS: Record<Verdict, { answer: 'yes' | 'maybe' | 'unknown'; word: string }> = {
	met: { answer: 'yes', word: 'Met' },
	talk: { answer: 'maybe', word: 'Let’s talk' },
	gap: { answer: 'maybe', word: 'Ring us first' },
	not_known: { answer: 'unknown', word: 'Not known yet' },
}

/** Each need with its match, the reason and the charity's note. */
export function FitList({ code, dogs }: { code: string; dogs: FitDog[] }) {
	return (
		<div className="grid gap-8">
			{dogs.map((dog) => (
				<FitOf key={dog.name} code={code} dog={dog} named={dogs.length > 1} />
			))}
		</div>
	)
}

function FitOf({ code, dog, named }: { code: string; dog: FitDog; named: boolean }) {
	const household = decodeHousehold(code)
	const needs = readNeeds(dog.needs)
	if (!household || !needs) return null
	const compared = compare(household, needs, { name: dog.name, ...pronounsFor(dog.sex) }, dog.notes)
	return (
		<div className="grid gap-5">
			<p className="text-lede">
				{named && <b>{dog.name}: </b>}
				<span>{`${inShort(compared).counts}.`}</span>{' '}
				{compared.length > 0 && <span>Nothing here decides: a talk does.</span>}
			</p>
			<ul className="grid gap-3 md:grid-cols-2">
				{compared.map((one) => (
					<Row key={one.need} {...one} />
				))}
			</ul>
		</div>
	)
}

function Row({ title, verdict, words, why }: Compared) {
	const { answer, word } = SIGNS[verdict]
	return (
		<li className="grid content-start gap-1.5 rounded-m bg-raised px-4.5 py-3.5">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
				<h3 className="text-h4 leading-tight">{title}</h3>
				<Answer answer={answer}>{word}</Answer>
			</div>
			<p className="leading-snug">{words}</p>
			{why && <p className="leading-snug text-ink-2">Our note: {why}</p>}
		</li>
	)
}
