import type { CastMember } from '../cast/cast.ts'
import { CAST } from '../cast/cast.ts'
import type { Dog } from '../dog/dog.ts'
import { makeDog } from '../dog/make-dog.ts'
import type { Ground } from '../drawing/colours.ts'
import type { Picture } from '../picture.ts'
import type { Framing } from './portrait.ts'
import { portrait } from './portrait.ts'

const WIDTH = 1200
const CUTOUT_WIDTH = 1000
/** Ids reserved for each dog, so that they never change when a picture is added. */
const IDS_PER_DOG = 20
const FIRST_MEDIA_ID = 1001
const FIRST_DOG_ID = 101
/** One dog has no photograph. */
const WITHOUT_PICTURES = 'kit'

export function castDog(slug: string): Dog {
	const member = CAST[slug]
	if (!member) throw new Error(`There is no dog called ${slug} in the cast`)
	return makeDog(slug, member.build, member.looks)
}

export function dogPictures(): Picture[] {
	return Object.entries(CAST).flatMap(([slug, member]) =>
		slug === WITHOUT_PICTURES
			? []
			: [
					...picturesOf(slug, member).map((picture, index) => withId(picture, member, index)),
					{ ...withId(cutout(slug, member), member, IDS_PER_DOG - 1), width: CUTOUT_WIDTH },
				],
	)
}

/** Dogs whose ears would reach the name above them. */
const TALL_EARS: Record<string, number> = {
	waffles: 0.88,
	nell: 0.925,
	sarge: 0.945,
	finn: 0.955,
	luna: 0.955,
	lola: 0.96,
}

/** The portrait on a transparent ground, for the head of the dog's page. */
function cutout(slug: string, { name, kind, portrait: doing }: CastMember): Shot {
	const framing: Framing = { isCutout: true, zoom: TALL_EARS[slug] ?? 1 }
	return { suffix: '-cutout', alt: `${name}, ${kind}, ${doing}`, framing }
}

interface Shot {
	suffix: string
	alt: string
	caption?: string
	framing: Framing
}

function withId({ suffix, alt, caption, framing }: Shot, member: CastMember, index: number): Picture {
	const slug = member.name.toLowerCase().replaceAll(' ', '-')
	return {
		name: slug + suffix,
		id: FIRST_MEDIA_ID + (member.id - FIRST_DOG_ID) * IDS_PER_DOG + index,
		alt,
		...(caption && { caption }),
		width: WIDTH,
		draw: () => portrait(castDog(slug), framing),
	}
}

function picturesOf(slug: string, { id, name, kind, portrait: doing, face }: CastMember): Shot[] {
	const [sitting, walking, close] = groundsFor(castDog(slug), id)
	const mirror = id % 3 === 0
	const shots: Shot[] = [
		{ suffix: '', alt: `${name}, ${kind}, ${doing}`, framing: {} },
		{
			suffix: '-sit',
			alt: `${name}, ${kind}, sitting up straight`,
			framing: { pose: 'sit', ground: sitting, set: 'sun', mirror: id % 2 === 0, tilt: id % 2 ? 4 : -4 },
		},
		{
			suffix: '-walk',
			alt: `${name}, ${kind}, walking to the ${mirror ? 'left' : 'right'}`,
			framing: { pose: 'stand', ground: walking, set: 'hill', mirror },
		},
		{ suffix: '-close', alt: `${name} close up: ${face}`, framing: { ground: close, set: 'plain', zoom: 1.5 } },
	]
	if (slug === 'biscuit') return [...shots, ...biscuitAtHome]
	return slug === 'duke' ? [...shots, ...DUKE] : shots
}

const DUKE_SHOTS: [alt: string, framing: Framing][] = [
	['Duke, a broad black and tan Rottweiler cross, looking straight at you', { ground: 'meadow', set: 'arch', tilt: 0 }],
	['Duke sitting square on, waiting for a biscuit', { pose: 'sit', ground: 'ball', set: 'sun' }],
	['Duke walking across the paddock', { pose: 'stand', ground: 'meadow', set: 'hill' }],
	['Duke lying down, front paws stretched out', { pose: 'lie', ground: 'nose', set: 'arch' }],
	['Duke in a play bow, tail in the air', { pose: 'play', ground: 'sky', set: 'hill' }],
	["Duke's face close up, tan eyebrows raised", { ground: 'lead', set: 'plain', zoom: 1.6, tilt: -4 }],
	['Duke with his head tipped right over to one side', { ground: 'ball', set: 'slope', tilt: 14 }],
	['Duke walking home, the other way', { pose: 'stand', ground: 'mist', set: 'sun', mirror: true }],
	['Duke lying by the fire, looking round', { pose: 'lie', ground: 'lead', set: 'sun', mirror: true, tilt: -8 }],
	['Duke from a little further away, ears up', { ground: 'mist', set: 'arch', zoom: 0.86, tilt: -6 }],
	['Duke bowing to ask for his ball back', { pose: 'play', ground: 'ball', set: 'slope', mirror: true }],
	['Duke sitting with his head on one side', { pose: 'sit', ground: 'nose', set: 'hill', mirror: true, tilt: 10 }],
]

/** Duke's gallery: the dog with the most pictures. */
const DUKE = DUKE_SHOTS.map(([alt, framing], index) => ({ suffix: `-${index + 1}`, alt, framing }))

const biscuitAtHome: Shot[] = [
	{
		suffix: '-play',
		alt: 'Biscuit, a sandy terrier cross, bowing with her tail up, asking for a game',
		caption: 'Five to four, when the ball comes out.',
		framing: { pose: 'play', ground: 'meadow', set: 'hill' },
	},
	{
		suffix: '-lie',
		alt: 'Biscuit, a sandy terrier cross, lying down with her paws stretched out in front',
		caption: 'Five past four.',
		framing: { pose: 'lie', ground: 'mist', set: 'arch' },
	},
]

const CHOICE: Ground[] = ['ball', 'meadow', 'nose', 'sky', 'mist']
const WARM_COATS = ['red', 'gold', 'fox', 'chocolate', 'liver']

/** Three grounds different from the portrait's. Warm coats never stand on yellow. */
function groundsFor(dog: Dog, turn: number): [Ground, Ground, Ground] {
	const allowed = CHOICE.filter(
		(ground) => ground !== dog.ground && !(ground === 'ball' && WARM_COATS.includes(dog.base)),
	)
	const at = (step: number) => allowed[(turn + step) % allowed.length] ?? 'sky'
	return [at(0), at(1), at(2)]
}
