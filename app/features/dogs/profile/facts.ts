import { ageInWords } from '#app/lib/dates.ts'
import { formatMoney } from '#app/lib/money.ts'
import type { Dog } from '#content/content.ts'
import { type Fact, NO_BREAK, NOT_KNOWN } from './needs.ts'
import { neuteredWord } from './training-and-health.ts'

const sizes: Record<Dog['size'], string> = {
	small: 'Small',
	medium: 'Medium',
	large: 'Large',
	giant: 'Very large',
	unknown: NOT_KNOWN,
}

function sex(dog: Dog): string {
	if (dog.sex === 'unknown') return NOT_KNOWN
	const word = dog.sex === 'female' ? 'Female' : 'Male'
	return dog.neutered === 'yes' ? `${word}, ${neuteredWord(dog.sex)}` : word
}

function size(dog: Dog): string {
	if (dog.weightKg === null) return sizes[dog.size]
	const weight = `${dog.weightKg}${NO_BREAK}kg`
	return dog.size === 'unknown' ? weight : `${sizes[dog.size]}, ${weight}`
}

/** A birth year alone is a vet's guess, so the age says "about". */
function age(dog: Dog, today: Date): string {
	const words = ageInWords(dog.birthDate, today)
	if (!words) return NOT_KNOWN
	return dog.birthDate.length === 4 ? `About ${words}` : words
}

/** What people look for first. A dog who is no longer looking for a home has no fee; of one who died the age would grow. */
export function mainFacts(dog: Dog, today: Date, options: { breed: string; locale: string; withFee: boolean }): Fact[] {
	if (dog.status === 'died') {
		return [
			{ label: 'Breed', value: options.breed },
			{ label: 'Sex', value: sex(dog) },
		]
	}
	const facts = [
		{ label: 'Breed', value: options.breed },
		{ label: 'Age', value: age(dog, today) },
		{ label: 'Sex', value: sex(dog) },
		{ label: 'Size', value: size(dog) },
		...(dog.status === 'adopted' ? [] : [{ label: 'Where', value: dog.location || NOT_KNOWN }]),
	]
	const fee = dog.fee ? formatMoney(dog.fee, options.locale) : 'Ask us'
	return options.withFee ? [...facts, { label: 'Adoption fee', value: fee }] : facts
}
