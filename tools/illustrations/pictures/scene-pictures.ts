import * as staff from '../people/staff.ts'
import type { Picture } from '../picture.ts'
import * as articles from './articles.ts'
import { AFTER, BEFORE } from './before-and-after.ts'
import { FOCAL_BOXES } from './focal-boxes.ts'
import * as fostering from './fostering.ts'
import { GOODS } from './goods.ts'
import * as inUse from './goods-in-use.ts'
import * as moreArticles from './more-articles.ts'
import { MORE_GOODS } from './more-goods.ts'
import * as pages from './pages.ts'
import { fernAndHattie } from './pairs.ts'
import { colleague } from './people-portraits.ts'
import type { Drawing } from './portrait.ts'
import { page } from './portrait.ts'
import * as roles from './roles.ts'
import { ropeLeadClip, ropeLeadOnADog } from './rope-lead.ts'
import * as stories from './stories.ts'
import * as help from './things-that-help.ts'

type Entry = readonly [name: string, alt: string, draw: () => Drawing, caption?: string]

/** Ids count from `firstId`: append new pictures at the end. */
function family(prefix: string, firstId: number, width: number, entries: readonly Entry[]): Picture[] {
	return entries.map(([name, alt, draw, caption], index) => {
		const box = FOCAL_BOXES[`${prefix}-${name}`]
		return {
			name: `${prefix}-${name}`,
			id: firstId + index,
			alt,
			width,
			draw,
			...(caption && { caption }),
			...(box && { box }),
		}
	})
}

function goods(name: string, alt: string): Entry {
	const draw = GOODS[name] ?? MORE_GOODS[name]
	if (!draw) throw new Error(`Nobody has drawn ${name} for the shop yet`)
	return square(name, alt, draw)
}

function square(name: string, alt: string, draw: () => string): Entry {
	return [name, alt, () => ({ svg: page(400, 400, draw()), width: 400, height: 400, focal: [0.5, 0.5] })]
}

const shop = [
	goods('calendar-2027', 'A wall calendar for 2027, open at a picture of Otis and Juno sitting side by side'),
	goods('rope-lead', 'A red rope lead, coiled, with a loop for the hand and a brass clip'),
	goods('good-ears-mug', 'A white mug of tea with a red-eared dog on the side'),
	goods('tote-bag', "A green cotton bag with Maple's freckled face on it"),
	goods('bandana', 'A blue bandana with white dots, knotted at both ends'),
	goods('dinner-bowl', 'A full red bowl with the word dinner on it'),
	goods('name-tag', 'A round brass tag engraved with the name Juno and a small bone'),
	goods('t-shirt', 'A white T-shirt with one red line from the hem to the collar and a small dog face'),
	goods('tea-towel', 'A tea towel printed with sixteen wet dogs in rows'),
	goods('christmas-cards', 'Two Christmas cards: Teddy in the snow on green, and a dog face on red'),
	goods('winter-coat', 'Marlow the greyhound in a yellow waterproof coat'),
	goods('feed-a-dog', "A gift card with Biscuit's face on it, beside a full green bowl"),
	square('rope-lead-on-a-dog', 'Hattie the beagle on the red rope lead', ropeLeadOnADog),
	square('rope-lead-clip', 'The brass clip of the rope lead, closed round the ring of a green collar', ropeLeadClip),
	square('bandana-waffles', 'Waffles in the blue bandana with white dots', inUse.bandanaOnWaffles),
	square('bandana-sizes', 'Gus, a very large dog, and little Teddy, both in blue bandanas', inUse.bandanaInTwoSizes),
	square('good-ears-mug-otis', 'Otis looking at the mug on a wooden table', inUse.mugWatched),
	square('good-ears-mug-tea', 'The mug from above, full of tea, with a biscuit beside it', inUse.mugFromAbove),
]

const posts: Entry[] = [
	['first-three-days', 'Rolo the chocolate puppy lying in a blue bed in a quiet room', articles.firstThreeDays],
	['bringing-home-an-older-dog', 'Olive and Dot, two older dogs, sitting together on a rug', articles.olderDog],
	['a-dog-who-barks', 'Pip bowing and barking at letters coming through the front door', articles.dogWhoBarks],
	['stiff-legs-in-winter', 'Sarge and Dot walking through falling snow', articles.stiffLegs],
	[
		'dogs-and-cats-living-together',
		'Biscuit lying calmly while a ginger cat watches from behind a gate',
		articles.dogsAndCats,
	],
	[
		'children-and-dogs',
		"Bramble lying on a rug among wooden blocks, with children's drawings on the wall",
		articles.childrenAndDogs,
	],
	[
		'leaving-your-dog-alone',
		'Poppy in a red bed by the window, the front door closed behind her',
		articles.leavingAlone,
	],
	['lead-walking', 'Maple walking on a loose red lead beside somebody in yellow wellingtons', articles.leadWalking],
	['fireworks', 'Luna tucked up in a den indoors while fireworks go off outside the window', moreArticles.fireworks],
	['what-a-dog-costs', 'Gus, a very large dog, between a sack of food and piles of coins', articles.whatADogCosts],
	['a-shy-dog', 'Wren the whippet looking round a doorway, half hidden', moreArticles.shyDog],
	['choosing-a-vet', "Otis sitting on a vet's table", moreArticles.choosingAVet],
	[
		'when-a-dog-dies',
		'A framed picture of an old dog on a shelf, with flowers and a red collar',
		moreArticles.whenADogDies,
	],
	[
		'travelling-with-a-dog',
		'Teddy looking out of the window of a red car with a suitcase on the roof',
		moreArticles.travelling,
	],
	[
		'i-cant-keep-my-dog',
		'Bess, a brown dog with a white blaze, sitting between a suitcase and a telephone, her own picture on the wall',
		moreArticles.cantKeepMyDog,
	],
]

const told: Entry[] = [
	[
		'clem',
		'Clem, a curly chocolate dog, at the top of the stairs; at the foot Ravi stands, and Asha kneels with a hand on Archie, an old grey dog',
		stories.clemOnTheStairs,
	],
	[
		'bonnie',
		'Jean, who has white hair and glasses, on a park bench with her arm round Bonnie, who sits beside her',
		stories.bonnieAtTheBench,
	],
	[
		'jasper',
		'Jasper bowing on a hillside at the end of a long red line, his two people holding the other end',
		stories.jasperOnTheHill,
	],
	[
		'heron-and-clover',
		'Heron, a grey lurcher, and Clover, a red and white beagle, together on a green sofa',
		stories.heronAndClover,
	],
	['tug', 'Tug, a rough black terrier in a red life jacket, lying on the roof of a narrowboat', stories.tugOnTheWater],
	['barley', 'Barley looking over the back of a sofa at a piece of toast on the floor', stories.barleyBehindTheSofa],
	[
		'winnie',
		'Winnie, an old greyhound in a red bow tie, facing out of an open lift with Marek beside her',
		stories.winnieInTheLift,
	],
	[
		'monty',
		'Monty, a big sandy dog with one ear up, sitting in a porch among pots of plants with Grace beside him',
		stories.montyInThePorch,
	],
]

const site: Entry[] = [
	['home', 'Eight dogs close together, joined by one long red lead', pages.home],
	[
		'adoption',
		'A woman and a child walking Hattie on a red lead, a house with a red front door behind them',
		pages.adoption,
	],
	['fostering', 'Bear and Wren on a green sofa, with a man sitting between them', pages.fostering],
	['help', 'Nine dogs crowded together, all looking at you', pages.help],
	['donations', 'Biscuit sitting between a sack of food, a full bowl and two piles of coins', pages.donations],
	['sponsorship', 'Dot lying on a rug beside two letters, under a red rosette', pages.sponsorship],
	['volunteering', 'Nell and Pip on red leads, either side of a volunteer in red wellingtons', pages.volunteering],
	['legacy', 'Nan, an old grey dog, lying under an oak beside an empty bench', pages.legacy],
]

const people: Entry[] = [
	['tom-ashdown', 'Tom, with a grey beard, a flat cap and a green waistcoat', () => colleague(staff.TOM, 'sky')],
	[
		'jo-lindqvist',
		'Jo, with fair hair, in a yellow raincoat with a red lead over her shoulder',
		() => colleague(staff.JO, 'meadow'),
	],
	['moira-kerr', 'Moira, with grey curls and glasses, in a red scarf', () => colleague(staff.MOIRA, 'ball')],
	[
		'priya-raman',
		'Priya, with a long dark plait, in a vet’s green tunic with a stethoscope',
		() => colleague(staff.PRIYA, 'nose'),
	],
	['samuel-osei', 'Samuel, with short hair and a beard, in a blue fleece', () => colleague(staff.SAMUEL, 'mist')],
	['sunil-dhar', 'Sunil, with dark hair and glasses, in a yellow jumper', () => colleague(staff.SUNIL, 'sky')],
	['bea-whitlock', 'Bea, in a red woolly hat and a green coat', () => colleague(staff.BEA, 'meadow')],
	['gwen', 'Gwen, with grey hair, in a green cardigan and a yellow necklace', () => colleague(staff.GWEN, 'ball')],
]

const helping: Entry[] = [
	['dog-walker', 'A dog walker on a lane with Nell and Scout on two red leads', roles.dogWalker],
	[
		'kennel-helper',
		'A helper with a full bowl in her hands, Roxy looking over the gate of her kennel',
		roles.kennelHelper,
	],
	[
		'home-checker',
		'A home checker with a clipboard on a doorstep, a woman and Finn at the open door',
		roles.homeChecker,
	],
	['driver', 'A driver in a red and white van, Biscuit looking out of the window behind', roles.driver],
	['fundraiser', 'A stall with bunting, a cake and a collection tin, Marlow sitting beside it', roles.fundraiser],
	['shop-helper', 'A man tying parcels with red string, Teddy lying under the table', roles.shopHelper],
	['photographer', 'A photographer kneeling in the grass to take a picture of Cosmo', roles.photographer],
	[
		'foster-carer-buddy',
		'A woman on a green sofa talking on the phone, Percy sitting beside her',
		roles.fosterCarerBuddy,
	],
]

/** In circles: what a month of sponsorship pays for, and what volunteers can count on. */
const things: Entry[] = [
	['dinner', 'A full red bowl of dog food', help.dinner],
	['medicine', 'A bottle of medicine with two red and white capsules', help.medicine],
	['vet', 'A stethoscope and a small red heart', help.vet],
	['news', 'An envelope with a photograph of Dot', help.news],
	['travel', 'A small van with Biscuit at its window', help.travel],
	['boots', 'A pair of green wellington boots', help.boots],
	['thanks', 'A cake with pink icing and a cherry', help.thanks],
]

/** Pairs: each dog when it came, and at home. */
const changed: Entry[] = [
	['clem-before', 'Clem in kennels, sitting on a grey blanket and looking away', BEFORE.clem, 'May, at Alder Bank'],
	['clem-after', 'Clem on a green sofa beside Archie, an old grey dog', AFTER.clem, 'October, at home with Archie'],
	['bonnie-before', 'Bonnie in kennels, lying on a grey blanket', BEFORE.bonnie, 'March, at Alder Bank'],
	['bonnie-after', 'Bonnie in a blue bed at Jean’s, mouth open', AFTER.bonnie, 'July, at Jean’s'],
	[
		'jasper-before',
		'Jasper in kennels, sitting on a grey blanket with his ears down',
		BEFORE.jasper,
		'March, at Hill Farm',
	],
	['jasper-after', 'Jasper stretched out on a green sofa', AFTER.jasper, 'September, asleep at last'],
	[
		'heron-and-clover-before',
		'Heron and Clover in kennels, close together on one blanket',
		BEFORE['heron-and-clover'],
		'At Saltmarsh, before anyone wrote “pair”',
	],
	[
		'heron-and-clover-after',
		'Heron and Clover side by side on a green sofa',
		AFTER['heron-and-clover'],
		'On the green sofa, both of them',
	],
	[
		'tug-before',
		'Tug in kennels, lying on a grey blanket and looking away',
		BEFORE.tug,
		'In kennels, on the wrong side of a door',
	],
	[
		'tug-after',
		'Tug in a green bed, round windows with water outside behind him',
		AFTER.tug,
		'On the boat, where everything happens',
	],
	['barley-before', 'Barley in kennels, lying on a grey blanket', BEFORE.barley, 'The week she came to Fairlead'],
	[
		'barley-after',
		'Barley stretched out on the sofa she used to hide behind',
		AFTER.barley,
		'After day 16: all of her',
	],
	['winnie-before', 'Winnie in kennels, sitting on a grey blanket', BEFORE.winnie, 'At Saltmarsh, and walked past'],
	['winnie-after', 'Winnie in a red bed below a big window', AFTER.winnie, 'On the fourth floor'],
	['monty-before', 'Monty in kennels, sitting on a grey blanket', BEFORE.monty, 'Back at Alder Bank, the second time'],
	['monty-after', 'Monty on a green sofa among pots of plants', AFTER.monty, 'At Grace’s, after the last customer'],
]

/** The kinds of fostering. */
const fostered: Entry[] = [
	['weekend', 'Waffles inside a red front door, beside a packed bag', fostering.aWeekend],
	['short-stay', 'Bear lying on a green sofa', fostering.aShortStay],
	['puppies', 'Three puppies in one blue bed', fostering.puppies],
	['medical', 'Rufus resting in a red bed with a bandaged leg, a bottle of tablets on a table', fostering.medical],
	['for-good', 'Percy on a green sofa, leaning towards the woman he lives with', fostering.forGood],
]

const pairs: Entry[] = [
	[
		'fern-and-hattie',
		'Fern, a grey lurcher, and Hattie, a beagle cross, sitting side by side in a meadow',
		fernAndHattie,
	],
]

/** All pictures except those of one dog: shop, articles, stories, pages. */
export function scenePictures(): Picture[] {
	return [
		...family('merch', 1901, 1000, shop),
		...family('post', 1921, 1600, posts),
		...family('story', 1941, 1600, told),
		...family('page', 1961, 1600, site),
		...family('role', 2001, 1200, helping),
		...family('story', 2021, 1000, changed),
		...family('person', 1981, 640, people),
		...family('thing', 2051, 480, things),
		...family('foster', 2061, 640, fostered),
		...family('pair', 2101, 1600, pairs),
	]
}
