import type { Dog } from '#content/model/content.ts'
import { ofEach } from '#domain/dogs/bonded-pair.ts'
import { SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import { formatAge } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { type Fact, NO_BREAK, NOT_KNOWN } from './needs.ts'
import { neuteredWord } from './training-and-health.ts'

function sex(dog: Dog): string {
	if (dog.sex === 'unknown') return NOT_KNOWN
	const word = dog.sex === 'female' ? 'Female' : 'Male'
	return dog.neutered === 'yes' ? `${word}, ${neuteredWord(dog.sex)}` : word
}

function size(dog: Dog): string {
	const words = [
		dog.size === 'unknown' ? '' : SIZE_WORDS[dog.size],
		dog.weightKg === null ? '' : `${dog.weightKg}${NO_BREAK}kg`,
	]
	return words.filter(Boolean).join(', ') || NOT_KNOWN
}

/** A birth year alone is a vet's estimate, so the age says "about". */
function age(dog: Dog, today: Date): string {
	const words = formatAge(dog.birthDate, today)
	if (!words) return NOT_KNOWN
	return dog.birthDate.length === 4 ? `About ${words}` : words
}

/** Breed, age, sex and size. Without age and size for a dead dog. */
export function ownFacts(dog: Dog, breedInWords: string, today: Date): Fact[] {
	const breed = { label: 'Breed', value: breedInWords }
	if (dog.status === 'died') return [breed, { label: 'Sex', value: sex(dog) }]
	return [
		breed,
		{ label: 'Age', value: age(dog, today) },
		{ label: 'Sex', value: sex(dog) },
		{ label: 'Size', value: size(dog) },
	]
}

/** Where a dog or a pair can be met, and the fee. Dogs not looking for a home have no fee. */
export function sharedFacts(dogs: readonly Dog[], { locale, withFee }: { locale: string; withFee: boolean }): Fact[] {
	const isWithUs = dogs.every(({ status }) => status !== 'adopted' && status !== 'died')
	const fee = feeOf(dogs)
	return [
		...(isWithUs ? [{ label: 'Where', value: ofEach(dogs, ({ location }) => location || NOT_KNOWN) }] : []),
		...(withFee
			? [
					{
						label: dogs.length === 2 ? 'Fee for both' : feeLabel(dogs),
						value: fee ? formatMoney(fee, locale) : 'Ask us',
					},
				]
			: []),
	]
}

/** "Adoption fee for both". */
function feeLabel({ length }: readonly Dog[]): string {
	if (length === 1) return 'Adoption fee'
	return length === 2 ? 'Adoption fee for both' : `Adoption fee for all ${length}`
}

/**
 * The fee of a dog, or of a pair, which is one adoption however many records have it. Null when it is missing or the
 * records differ: a wrong sum is worse than "ask us".
 */
export function feeOf(dogs: readonly Dog[]): Dog['fee'] {
	const fees = dogs.map(({ fee }) => fee).filter((fee) => fee !== null)
	const [first] = fees
	const isOne = fees.every((fee) => fee.amount === first?.amount && fee.currency === first.currency)
	return first && isOne ? { ...first, includes: fees.find(({ includes }) => includes)?.includes ?? '' } : null
}
