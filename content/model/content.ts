import type { Article } from './article.ts'
import type { ContentType } from './content-types.ts'
import type { Doc } from './doc.ts'
import type { Dog } from './dog.ts'
import type { EmailName, EmailText } from './email-words.ts'
import type { GeneralOptions } from './general-options.ts'
import type { Term } from './item.ts'
import type { MerchItem } from './merch-item.ts'
import type { Page } from './page.ts'
import type { PictureSource } from './picture.ts'
import type { Role } from './role.ts'
import type { Story } from './story.ts'

export type { Article } from './article.ts'
export type { ContentType } from './content-types.ts'
export type { Doc } from './doc.ts'
export type { Dog, DogStatus, DogUpdate, Fit, FitTopic, Skill } from './dog.ts'
export type { EmailName, EmailText } from './email-words.ts'
export type { Centre, FeedName, GeneralOptions } from './general-options.ts'
export type { Link, Term } from './item.ts'
export type { MerchItem, MerchVariant } from './merch-item.ts'
export type { Page, Section } from './page.ts'
export type { Picture, PictureSource } from './picture.ts'
export type { Role } from './role.ts'
export type { Story } from './story.ts'

/**
 * The content types, inferred from the schemas in `model/`, and the interface for reading them.
 *
 * Content is already parsed and sanitised (`content/wordpress`), so readers need no checks of their own. Texts named `html` are sanitised HTML with links rewritten to site routes; every other text is plain.
 * Instants are ISO 8601 in UTC with their `Z`; `PartialDate` says as much of a date as the charity knows.
 */

/**
 * One immutable revision of everything published.
 *
 * Lists are sorted by id. Reading never touches the network.
 */
export interface Content {
	/** Differs for different content. */
	revision: string
	/** Items may be missing: the backend has not sent all lists yet, and there is no snapshot. */
	isPartial?: true
	/** null only when the backend has never answered and there is no snapshot. */
	options: GeneralOptions | null
	/**
	 * Where staff notices go; never shown to visitors. The operator's setting, else the backend's address, else the contact
	 * address. "" when there is none: forms are closed then.
	 */
	notificationEmail: string
	/** The charity's own email texts; never shown on a page. */
	emailTexts: Readonly<Partial<Record<EmailName, EmailText>>>
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

/** The source of content for requests; created once by the server. */
export interface ContentSource {
	/** The newest revision. Waits at most 10 s, only until content has been loaded once. */
	current(): Promise<Content>
	/** The current slug of an item by an old one. May ask the backend, for at most a second. */
	currentSlug(type: ContentType, slug: string): Promise<string | undefined>
}
