import type { Dog, Picture } from '#content/model/content.ts'

/** A picture whose id says which one it is. */
export function aPicture(id = '1001'): Picture {
	return {
		id,
		version: 'v1',
		alt: '',
		caption: '',
		width: 1200,
		height: 900,
		focal: [0.5, 0.35],
		widths: [400, 800, 1200],
	}
}

/** A dog with no known facts but the name, and those of the test. */
export function aDog(known: Partial<Dog> = {}): Dog {
	const { id = 101, title = 'Biscuit' } = known
	return {
		id,
		slug: title.toLowerCase().replaceAll(' ', '-'),
		title,
		excerpt: '',
		html: '',
		publishedAt: '2026-04-21T09:00:00Z',
		modifiedAt: '2026-11-19T09:00:00Z',
		picture: aPicture(String(1000 + id)),
		ref: '',
		status: 'available',
		breeds: [],
		traits: [],
		gallery: [],
		videoUrl: '',
		updates: [],
		sex: 'unknown',
		neutered: 'unknown',
		birthDate: '',
		size: 'unknown',
		weightKg: null,
		colour: '',
		coat: 'unknown',
		shedding: 'unknown',
		energy: null,
		exerciseMinutes: null,
		grooming: 'unknown',
		goodWith: { dogs: 'unknown', cats: 'unknown', smallPets: 'unknown', children: { fit: 'unknown', minAge: null } },
		fitNotes: { dogs: '', cats: '', small_pets: '', children: '', alone: '', garden: '' },
		hoursAlone: null,
		garden: 'unknown',
		fenceCm: null,
		experience: 'unknown',
		training: { house: 'unknown', lead: 'unknown', recall: 'unknown', travel: 'unknown', crate: 'unknown' },
		vaccinated: null,
		microchipped: null,
		specialNeeds: '',
		location: '',
		fee: null,
		sponsorable: false,
		sponsorMinimum: null,
		bondedWith: [],
		urgentUntil: '',
		fosterNeeded: false,
		listedOn: '',
		bestFeature: '',
		homeSummary: '',
		...known,
	}
}
