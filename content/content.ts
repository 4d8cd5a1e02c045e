/**
 * What the site knows: the types of its content and the questions it may ask.
 *
 * Everything here has been proved, cleaned and reshaped already (`content/wordpress`), so readers need no checks of
 * their own. Texts named `html` are sanitised HTML with links rewritten to site routes; every other text is plain.
 * Instants are ISO 8601 in UTC with their `Z`; `PartialDate` says as much of a date as the charity knows.
 */

/** "" when not known, else `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export type PartialDate = string

/** A picture of the content backend, shown through `/img/{id}/{width}`. */
export interface Picture {
	/** The media id of the backend, or `u` and a hash for a picture known only by its address. */
	id: string
	/** Changes when the file behind the id changes, so that addresses can be cached for ever. */
	version: string
	/** "" for a picture that only decorates. */
	alt: string
	caption: string
	/** Pixels of the largest version. */
	width: number
	height: number
	/** The point that must stay in view when the picture is cropped, 0..1 from the left and the top. */
	focal: [x: number, y: number]
	/** Widths worth asking for, ascending; never more than `width`. */
	widths: number[]
}

/** Where the bytes of a picture are; stays on the server. Ascending by width, the original last. */
export interface PictureSource {
	id: string
	version: string
	files: { url: string; width: number; height: number }[]
}

export interface Term {
	id: number
	slug: string
	name: string
}

export interface Money {
	/** Minor units: pence. */
	amount: number
	/** ISO 4217. */
	currency: string
}

interface Item {
	id: number
	slug: string
	title: string
	/** One or two plain sentences, never markup. */
	excerpt: string
	html: string
	publishedAt: string
	modifiedAt: string
	picture: Picture | null
}

export type DogStatus =
	| 'coming_soon'
	| 'available'
	| 'reserved'
	| 'on_trial'
	| 'adopted'
	| 'long_term_foster'
	| 'withdrawn'
	| 'died'

/** "unknown" is never "no". */
export type Fit = 'yes' | 'no' | 'selective' | 'unknown'
export type FitTopic = 'dogs' | 'cats' | 'small_pets' | 'children' | 'alone' | 'garden'
export type Skill = 'house' | 'lead' | 'recall' | 'travel' | 'crate'

export interface DogUpdate {
	date: PartialDate
	text: string
	picture: Picture | null
}

export interface Dog extends Item {
	ref: string
	status: DogStatus
	breeds: Term[]
	traits: Term[]
	gallery: Picture[]
	/** "" when there is none. */
	videoUrl: string
	updates: DogUpdate[]
	sex: 'female' | 'male' | 'unknown'
	neutered: 'yes' | 'no' | 'booked' | 'too_young' | 'unknown'
	birthDate: PartialDate
	size: 'small' | 'medium' | 'large' | 'giant' | 'unknown'
	weightKg: number | null
	colour: string
	coat: 'short' | 'medium' | 'long' | 'wire' | 'curly' | 'hairless' | 'unknown'
	energy: 1 | 2 | 3 | 4 | 5 | null
	exerciseMinutes: number | null
	grooming: 'low' | 'medium' | 'high' | 'unknown'
	goodWith: { dogs: Fit; cats: Fit; smallPets: Fit; children: { fit: Fit; minAge: number | null } }
	/** The reason behind each answer, in a sentence; "" when none was written. */
	fitNotes: Record<FitTopic, string>
	hoursAlone: number | null
	garden: 'required' | 'preferred' | 'not_needed' | 'unknown'
	fenceCm: number | null
	experience: 'none' | 'some' | 'lots' | 'unknown'
	training: Record<Skill, 'yes' | 'learning' | 'no' | 'unknown'>
	vaccinated: boolean | null
	microchipped: boolean | null
	specialNeeds: string
	/** A centre or an area, never a foster address. */
	location: string
	fee: (Money & { includes: string }) | null
	sponsorable: boolean
	sponsorMinimum: number | null
	/** Ids of the dogs this one must go home with. */
	bondedWith: number[]
	urgentUntil: PartialDate
	fosterNeeded: boolean
	listedOn: PartialDate
	bestFeature: string
	homeSummary: string
}

export interface MerchVariant {
	key: string
	label: string
	/** null: not counted. */
	stock: number | null
	/** Minor units, when it differs from the item's price. */
	price: number | null
}

export interface MerchItem extends Item {
	gallery: Picture[]
	types: Term[]
	price: Money
	variants: MerchVariant[]
	weightG: number
	sizeGuide: string
	dispatch: string
}

export interface Article extends Item {
	categories: Term[]
	tags: Term[]
	reviewedBy: string
	reviewedOn: PartialDate
	relatedDogs: number[]
	/** Whole minutes at 220 words a minute, at least 1. */
	readingMinutes: number
	/** The `h2` headings of `html`, whose ids they are. */
	headings: { id: string; text: string }[]
}

export interface Doc extends Item {
	version: string
	effectiveOn: PartialDate
	parent: number | null
	order: number
	file: { url: string; mimeType: string; bytes: number } | null
	headings: { id: string; text: string }[]
}

export interface Story extends Item {
	people: string
	dog: number | null
	happenedOn: PartialDate
}

export interface Role extends Item {
	place: string
	hours: string
	minimumAge: number | null
	skills: string[]
	open: boolean
}

export type SectionType = 'hero' | 'text' | 'steps' | 'faq' | 'cards' | 'cta' | 'gallery' | 'numbers' | 'quote'

export interface SectionItem {
	title: string
	html: string
	/** A site route, an address elsewhere, or "". */
	url: string
	picture: Picture | null
}

export interface Section {
	type: SectionType
	/** Usable as an HTML id; unique on its page. */
	id: string
	title: string
	html: string
	button: Link | null
	items: SectionItem[]
}

export interface Page extends Item {
	/** "waystohelp/donations"; "" is home. */
	path: string
	sections: Section[]
}

/** `url` is a site route ("/dogs", "/#adopt") or an absolute http(s), mailto or tel address; never a script. */
export interface Link {
	text: string
	url: string
}

/** The general site options, with only the entries that are shown and defaults for what a backend does not send. */
export interface GeneralOptions {
	header: { menu: Link[]; button: Link | null }
	footer: {
		slogan: string
		button: Link | null
		info: Link[]
		legal: Link[]
		basic: Link[]
	}
	/** The contact address for visitors; "" when the backend names none. */
	email: string
	site: {
		name: string
		url: string
		/** BCP 47. */
		locale: string
		currency: string
		timezone: string
		/** As people read it, "" when there is none. */
		phone: string
		legal: { registeredName: string; charityNumber: string; address: string }
	}
	social: (Link & { icon: string })[]
	giving: {
		/** Minor units, ascending, with what each pays for. */
		amounts: { amount: number; monthly: boolean; impact: string }[]
		bank: { accountName: string; sortCode: string; accountNumber: string; reference: string } | null
		giftAid: boolean
	}
	applications: {
		replyWithinDays: number
		minimumAge: number
		retentionMonths: number
		/** Facts shown before each form: "Most hours a dog may be left", "4". */
		thresholds: { label: string; value: string }[]
	}
	shop: {
		delivery: { country: string; label: string; upToGrams: number; price: Money }[]
		returns: string
	}
	/** Which lists of the dogs other sites may fetch under `/feeds/`. */
	feeds: Record<FeedName, boolean>
}

/** The letters whose words a charity may replace. */
export type LetterName =
	| 'adoption'
	| 'fostering'
	| 'volunteering'
	| 'contact'
	| 'surrender'
	| 'newsletter'
	| 'newsletterWelcome'
	| 'saveAndReturn'
	| 'stillLooking'

/** The charity's own words for a letter; "" where the site's are kept. Names in braces are filled in when it is written. */
export interface LetterWords {
	subject: string
	/** Plain text; a blank line starts a paragraph. */
	body: string
}

export type FeedName = 'json' | 'rss' | 'embed' | 'petfinder' | 'rescueGroups' | 'shelterManager'

/**
 * One immutable revision of everything published.
 *
 * Lists are in the order of ids; whoever shows them sorts them. Nothing here touches the network.
 */
export interface Content {
	/** Changes with every change of content. */
	revision: string
	/** null only when the backend has never answered and no saved copy exists. */
	options: GeneralOptions | null
	/** Where staff notices go; never shown to visitors. "" when the backend names none. */
	notificationEmail: string
	/** The charity's own words for letters; never shown on a page. */
	letters: Readonly<Partial<Record<LetterName, LetterWords>>>
	dogs: readonly Dog[]
	merch: readonly MerchItem[]
	articles: readonly Article[]
	docs: readonly Doc[]
	pages: readonly Page[]
	stories: readonly Story[]
	roles: readonly Role[]
	categories: readonly Term[]
	dog(slug: string): Dog | undefined
	dogById(id: number): Dog | undefined
	merchItem(slug: string): MerchItem | undefined
	article(slug: string): Article | undefined
	doc(slug: string): Doc | undefined
	page(path: string): Page | undefined
	story(slug: string): Story | undefined
	role(slug: string): Role | undefined
	picture(id: string): PictureSource | undefined
}

export type ContentType = 'dogs' | 'merch' | 'posts' | 'docs' | 'pages' | 'stories' | 'roles'

/** Where requests get their content from; made once by the server. */
export interface ContentSource {
	/** The newest revision. Waits (at most 10 s) only while nothing has ever been loaded. */
	current(): Promise<Content>
	/** The slug an item now has, when `slug` is one it used to have. Asks the backend, so it may take a second. */
	renamed(type: ContentType, slug: string): Promise<string | null>
}
