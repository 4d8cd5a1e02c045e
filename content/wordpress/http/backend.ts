import type {
	Article,
	Content,
	ContentType,
	Doc,
	Dog,
	GeneralOptions,
	MerchItem,
	Page,
	PictureSource,
	Role,
	Story,
	Term,
} from '#content/model/content.ts'

/** The item each list of the backend is made of, once proved, cleaned and reshaped. */
export interface ItemOf {
	dogs: Dog
	merch: MerchItem
	posts: Article
	docs: Doc
	pages: Page
	stories: Story
	roles: Role
}

/** An item with the pictures it names, so that the image route can find their bytes. */
export interface Loaded<T> {
	item: T
	pictures: PictureSource[]
}

export interface ItemsAnswer<T> {
	items: Loaded<T>[]
	/** Every id the backend sent, also of records that were left out, so that a sweep does not mistake them for deleted. */
	seen: number[]
	/** Ids that were sent but must not be shown any longer, such as posts that got a password. */
	hidden?: number[]
	/** How many records the backend counts and did not send. */
	unshown?: number
}

/** What is published of a type, without its texts. */
export interface IdsAnswer {
	ids: number[]
	/** When each was last modified, as `modifiedAt` of items; without those that do not say. */
	modifiedAt: ReadonlyMap<number, string>
	/** As in `ItemsAnswer`. */
	hidden?: number[]
	unshown: number
}

/** A picture in the media library. */
export interface MediaRecord {
	id: number
	alt: string
	/** Another one after each edit. */
	version: string
}

/** The general options, with what no page shows. */
export interface OptionsAnswer extends Pick<Content, 'notificationEmail' | 'letters'> {
	options: GeneralOptions
}

/** What the replica asks of a content backend; every answer is proved and clean. Failures are `BackendError`s. */
export interface Backend {
	/** Names the backend in snapshots: another source's snapshot is never used. */
	source: string
	options(): Promise<OptionsAnswer>
	categories(): Promise<Term[]>
	/** All published items of a type, or those with the given ids. */
	items<T extends ContentType>(type: T, only?: { ids?: number[] }): Promise<ItemsAnswer<ItemOf[T]>>
	/** Everything published of a type, by id, for the sweep that finds what was edited, published or removed. */
	ids(type: ContentType): Promise<IdsAnswer>
	/** All terms of all taxonomies. */
	terms?(): Promise<Term[]>
	/** What the media library says of the pictures with these ids, as far as it lists them. */
	media?(ids: number[]): Promise<MediaRecord[]>
	/** The slug that replaced `slug`, or null. Waits 1 s at most. */
	resolve(type: ContentType, slug: string): Promise<string | null>
	/**
	 * Tells which types a saved copy holds. A backend that does not have such a list any more has lost its plugin: that is
	 * a failure, and the copy must not be emptied by it.
	 */
	expect?(types: ContentType[]): void
	/** WordPress publishes scheduled posts only when somebody calls; nobody visits a headless one. Never fails. */
	pingCron(): Promise<void>
}

/** A call to the content backend that gave nothing usable, in a sentence an operator can act on. */
export class BackendError extends Error {
	readonly status: number | null
	constructor(message: string, status: number | null = null) {
		super(message)
		this.name = 'BackendError'
		this.status = status
	}
}
