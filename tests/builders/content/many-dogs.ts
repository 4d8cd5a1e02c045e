import type { Dog } from '#content/model/content.ts'
import { aDog } from './dog.ts'

const NAMES = [
	'Biscuit',
	'Otis',
	'Juno',
	'Marlow',
	'Fern',
	'Rolo',
	'Dot',
	'Waffles',
	'Maple',
	'Sarge',
	'Bramble',
	'Kit',
]
const KINDS = ['terrier', 'collie', 'spaniel', 'hound', 'lurcher', 'shepherd', 'poodle', 'bulldog', 'pointer', 'setter']
const COATS = [
	'Border',
	'Welsh',
	'Irish',
	'Spanish',
	'German',
	'French',
	'Scottish',
	'English',
	'Polish',
	'Danish',
	'Maltese',
	'Tibetan',
]
const PLACES = ['Alder Bank', 'Saltmarsh', 'Hill Farm', 'Saltmarsh area', 'Mill Lane', '']
const STATUSES = ['available', 'available', 'available', 'reserved', 'coming_soon', 'on_trial', 'adopted'] as const
const FITS = ['yes', 'yes', 'no', 'selective', 'unknown'] as const
const SYLLABLES = ['ba', 'co', 'di', 'fu', 'ga', 'lo', 'mi', 'nu', 'pe', 'ro', 'su', 'ta', 've', 'wo']
const WORDS_IN_A_STORY = 120

/** Mulberry32. */
function numbersFrom(seed: number) {
	let state = seed
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) % below
	}
}

/** Every answer occurs, also unknown ones; every eighth dog has few known facts. */
export function manyDogs(count: number, seed = 1): Dog[] {
	const number = numbersFrom(seed)
	const oneOf = <T>(values: readonly T[]): T => values[number(values.length)] as T
	const word = () => Array.from({ length: 1 + number(3) }, () => oneOf(SYLLABLES)).join('') + oneOf(SYLLABLES)
	const story = () => `<p>${Array.from({ length: WORDS_IN_A_STORY }, word).join(' ')}</p>`
	const breed = () => {
		const id = number(COATS.length * KINDS.length)
		const name = `${COATS[id % COATS.length]} ${KINDS[Math.floor(id / COATS.length)]}`
		return { id: 800 + id, slug: name.toLowerCase().replace(' ', '-'), name }
	}
	const date = (from: number, years: number) => `${from + number(years)}-${String(1 + number(12)).padStart(2, '0')}-11`
	return Array.from({ length: count }, (_, i) => {
		const known = { id: i + 1, title: `${oneOf(NAMES)} ${i + 1}`, html: story(), status: oneOf(STATUSES) }
		if (i % 8 === 7) return aDog(known)
		return aDog({
			...known,
			breeds: Array.from({ length: number(3) }, breed),
			sex: oneOf(['female', 'male', 'unknown']),
			birthDate: oneOf([date(2010, 16), date(2010, 16), String(2010 + number(16)), '']),
			size: oneOf(['small', 'medium', 'large', 'giant', 'unknown']),
			energy: oneOf([1, 2, 3, 4, 5, null]),
			goodWith: {
				dogs: oneOf(FITS),
				cats: oneOf(FITS),
				smallPets: oneOf(FITS),
				children: { fit: oneOf(FITS), minAge: oneOf([null, 0, 3, 5, 8, 12, 14, 16, 18]) },
			},
			location: oneOf(PLACES),
			urgentUntil: oneOf(['', '', '', '2026-12-01']),
			fosterNeeded: number(20) === 0,
			listedOn: oneOf([date(2025, 2), '']),
		})
	})
}
