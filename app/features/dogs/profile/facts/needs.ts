import type { Dog } from '#content/model/content.ts'
import { ofEach } from '#domain/dogs/bonded-pair.ts'
import { metres } from '#domain/dogs/compatibility/rules/need.ts'
import { COAT_WORDS, ENERGY_WORDS, SHEDDING_WORDS } from '#domain/dogs/vocabulary.ts'
import { aloneInWords } from './live-with-rows.ts'

export const NOT_KNOWN = 'Not known yet'

/** Between a number and its unit. */
export const NO_BREAK = '\u00a0'

export interface Fact {
	label: string
	value: string
}

const gardens: Record<Dog['garden'], string> = {
	required: 'Needed',
	preferred: 'Would be good',
	not_needed: 'Not needed',
	unknown: NOT_KNOWN,
}

const experience: Record<Dog['experience'], string> = {
	none: 'A first dog is fine',
	some: 'Some experience of dogs',
	lots: 'Lots of experience',
	unknown: NOT_KNOWN,
}

const grooming: Record<Dog['grooming'], string> = {
	low: 'A little',
	medium: 'Regularly',
	high: 'A lot',
	unknown: NOT_KNOWN,
}

function garden(dog: Dog): string {
	const needs = gardens[dog.garden]
	if (dog.fenceCm === null || dog.garden === 'not_needed') return needs
	return `${needs}, fenced to ${metres(dog.fenceCm)}`
}

function walks(minutes: number | null): string {
	if (minutes === null) return NOT_KNOWN
	if (minutes < 60) return `About ${minutes} minutes a day`
	const halfHours = Math.round(minutes / 30)
	const hours = `${Math.floor(halfHours / 2)}${halfHours % 2 ? '½' : ''}`
	return hours === '1' ? 'About an hour a day' : `About ${hours} hours a day`
}

const needs: [string, (dog: Dog) => string][] = [
	['Garden', garden],
	['Time alone', ({ hoursAlone }) => (hoursAlone === null ? NOT_KNOWN : aloneInWords(hoursAlone))],
	['Your experience', (dog) => experience[dog.experience]],
	['Energy', ({ energy }) => (energy === null ? NOT_KNOWN : ENERGY_WORDS[energy])],
	['Walks', (dog) => walks(dog.exerciseMinutes)],
	['Coat', ({ coat }) => (coat === 'unknown' ? NOT_KNOWN : COAT_WORDS[coat])],
	['Brushing', (dog) => grooming[dog.grooming]],
	['Shedding', ({ shedding }) => (shedding === 'unknown' ? NOT_KNOWN : SHEDDING_WORDS[shedding])],
]

/** The home that a dog or a pair needs. Unknown facts say so. */
export function homeNeeded(dogs: readonly Dog[]): Fact[] {
	return needs.map(([label, wordsFor]) => ({ label, value: ofEach(dogs, wordsFor) }))
}
