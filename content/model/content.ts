import type { Article } from './article.ts'
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
export type { Doc } from './doc.ts'
export type { Dog, DogStatus, DogUpdate, Fit, FitTopic, Skill } from './dog.ts'
export type { EmailName, EmailText } from './email-words.ts'
export type { FeedName, GeneralOptions } from './general-options.ts'
export type { Link, Money, PartialDate, Term } from './item.ts'
export type { MerchItem, MerchVariant } from './merch-item.ts'
export type { Page, Section, SectionItem, SectionType } from './page.ts'
export type { Picture, PictureSource } from './picture.ts'
export type { Role } from './role.ts'
export type { Story } from './story.ts'

/**
 * What the site knows: the types of its content, inferred from the schemas in `model/`, and the questions it may ask.
 *
 * Everything here has been proved, cleaned and reshaped already (`content/wordpress`), so readers need no checks of
 * their own. Texts named `html` are sanitised HTML with links rewritten to site routes; every other text is plain.
 * Instants are ISO 8601 in UTC with their `Z`; `PartialDate` says as much of a date as the charity knows.
 */

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
	/**
	 * Where staff notices go; never shown to visitors. The operator's setting, else what the backend names, else the contact
	 * address. "" when there is none: forms are closed then, because nobody would read what they bring.
	 */
	notificationEmail: string
	/** The charity's own words for letters; never shown on a page. */
	letters: Readonly<Partial<Record<EmailName, EmailText>>>
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
