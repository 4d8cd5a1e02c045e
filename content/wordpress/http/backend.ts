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
	/** All ids received, skipped records included, so that a sweep does not treat them as deleted. */
	seen: number[]
	/** Ids that must not be shown, such as posts with a password. */
	hidden?: number[]
	unshown?: number
}

export interface IdsAnswer {
	ids: number[]
	/** `modifiedAt` by id, where the backend sends it. */
	modifiedAt: ReadonlyMap<number, string>
	hidden?: number[]
	unshown: number
}

export interface MediaRecord {
	id: number
	alt: string
	/** Changes with each edit. */
	version: string
}

/** The general options, including the private ones. */
export interface OptionsAnswer extends Pick<Content, 'notificationEmail' | 'emailTexts'> {
	options: GeneralOptions
	/** The files of the pictures of `options`. */
	optionPictures: readonly PictureSource[]
}

/** A content backend as the replica uses it. Results are parsed and sanitised; failures are `BackendError`s. */
export interface Backend {
	/** Identifies the backend, so that another one's snapshot is never used. */
	source: string
	options(): Promise<OptionsAnswer>
	categories(): Promise<Term[]>
	/** All published items of a type, or those with the given ids. */
	items<T extends ContentType>(type: T, only?: { ids?: number[] }): Promise<ItemsAnswer<ItemOf[T]>>
	/** All published ids of a type. */
	ids(type: ContentType): Promise<IdsAnswer>
	terms?(): Promise<Term[]>
	media?(ids: number[]): Promise<MediaRecord[]>
	/** The slug that replaced `slug`. Waits 1 s at most. */
	resolve(type: ContentType, slug: string): Promise<string | undefined>
	/**
	 * Sets the types that the snapshot holds. A list that is missing later means that the plugin is off: a failure,
	 * which must not empty the copy.
	 */
	expect?(types: ContentType[]): void
	/** Triggers WordPress's cron, which publishes scheduled posts: a headless WordPress has no visitors. Never rejects. */
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
