import { DEMO_MARK } from '#domain/desk/demo.ts'

/** The people who "work" at the desk, with reserved names, to which no email can be delivered. */
export const DEMO_COLLEAGUES = [
	{ id: 'demo-robin', name: `Robin ${DEMO_MARK}`, email: 'robin@demo.invalid' },
	{ id: 'demo-sasha', name: `Sasha ${DEMO_MARK}`, email: 'sasha@demo.invalid' },
] as const

/** Looks after the money, which colleagues with cases do not see. */
export const DEMO_TREASURER = { id: 'demo-tess', name: `Tess ${DEMO_MARK}`, email: 'tess@demo.invalid' } as const

/** Sixty invented people, with the names that real lists have: long, short, accented, right to left. */
export const DEMO_PEOPLE: readonly (readonly [firstName: string, lastName: string])[] = `
	Priya | Nair, Tom | Whitfield, Aoife | O’Brien, Marek | Kowalski, Grace | Adeyemi,
	Hannah | Clegg, Yusuf | Demir, Mary-Anne | Featherstonehaugh-Cholmondeley, Li | Wu, Siân | Pritchard,
	George | Hadley, Fatima | Rahman, Callum | MacLeod, نور | الهاشمي, Ruth | Abramson,
	Dev | Patel, Bronagh | Quinn, Oliver | Stead, Zofia | Nowak, Kwame | Mensah,
	Ellie | Barrowclough, Sanjay | Gill, Catrin | Howells, Jon | Pike, Margaret | Unsworth,
	Leon | Baptiste, Agnieszka | Wiśniewska, Harriet | Moss, Idris | Vaughan, Beth | Oldroyd,
	Chidi | Okafor, Rosa | Martínez, Neil | Tranter, Jasmine | Khan, Wilf | Ogden,
	Sinead | Doyle, Arthur | Penhaligon, Mei | Tan, Lorna | Sutherland, Reece | Blackwood,
	Nadia | Haddad, Stephen | Yates, Ivy | Cole, Dorothy | Entwistle, Kieran | Fogarty,
	Amara | Eze, Peter | Lund, Gwen | Rees, Tariq | Aziz, Molly | Hartshorn,
	Ben | Sowerby, Ana | Pereira, Douglas | Reid, Shreya | Iyer, Jack | Thwaite,
	Elin | Morgan, Victor | Osei, Joan | Pickles, Rhys | Bevan, Kate | Lomax
`
	.split(',')
	.map((name) => name.split('|').map((part) => part.trim()))
	.map(([firstName = '', lastName = '']) => [firstName, lastName] as const)

export const DEMO_TOWNS = [
	'Thornford',
	'Mill Green',
	'Ashby Cross',
	'Hollins',
	'Port Kerrick',
	'Lower Wend',
	'St Brannoc',
] as const
