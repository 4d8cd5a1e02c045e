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

/** The parsed item type of each list. */
export interface ItemOf {
	dogs: Dog
	merch: MerchItem
	posts: Article
	docs: Doc
	pages: Page
	stories: Story
	roles: Role
}

/** An item with the sources of its pictures, for the image route. */
export interface Loaded<T> {
	item: T
	pictures: PictureSource[]
}

export interface ItemsAnswer<T> {
	items: Loaded<T>[]
	/** Every id received, including skipped records, so that a sweep does not treat them as deleted. */
	seen: number[]
	/** Ids received that must not be shown, such as posts with a password. */
	hidden?: number[]
	/** Records the backend counts but did not send. */
	unshown?: number
}

/** The published ids of a type. */
export interface IdsAnswer {
	ids: number[]
	/** `modifiedAt` by id, where the backend sends it. */
	modifiedAt: ReadonlyMap<number, string>
	/** As in `ItemsAnswer`. */
	hidden?: number[]
	unshown: number
}

/** A picture in the media library. */
export interface MediaRecord {
	id: number
	alt: string
	/** Changes with each edit. */
	version: string
}

/** The general options, including the private ones. */
export interface OptionsAnswer extends Pick<Content, 'notificationEmail' | 'letters'> {
	options: GeneralOptions
}

/** A content backend as the replica uses it. Results are parsed and sanitised; failures are `BackendError`s. */
export interface Backend {
	/** Names the backend in snapshots: another source's snapshot is never used. */
	source: string
	options(): Promise<OptionsAnswer>
	categories(): Promise<Term[]>
	/** All published items of a type, or those with the given ids. */
	items<T extends ContentType>(type: T, only?: { ids?: number[] }): Promise<ItemsAnswer<ItemOf[T]>>
	/** All published ids of a type, for the sweep that finds edited, new and removed records. */
	ids(type: ContentType): Promise<IdsAnswer>
	terms?(): Promise<Term[]>
	/** Media records by id, where the backend lists them. */
	media?(ids: number[]): Promise<MediaRecord[]>
	/** The slug that replaced `slug`, or null. Waits 1 s at most. */
	resolve(type: ContentType, slug: string): Promise<string | null>
	/**
	 * Sets the types that the snapshot holds. If the backend no longer has such a list, its plugin is off: that is a failure and
	 * must not empty the copy.
	 */
	expect?(types: ContentType[]): void
	/** Triggers WordPress's cron, which publishes scheduled posts: a headless WordPress has no visitors to do so. Never rejects. */
	pingCron(): Promise<void>
}

/** A failed call to the content backend, with a message an operator can act on. */
export class BackendError extends Error {
	readonly status: number | null
	constructor(message: string, status: number | null = null) {
		super(message)
		this.name = 'BackendError'
		this.status = status
	}
}
