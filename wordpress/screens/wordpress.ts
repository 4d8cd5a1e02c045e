/* What wp-admin gives its scripts, as far as the screens use it. */

export interface Attachment {
	id: number
	url: string
	filename: string
	alt: string
	sizes?: Record<string, { url: string } | undefined>
}

interface MediaFrame {
	on(event: 'select', listener: () => void): void
	open(): void
	state(): { get(name: 'selection'): { toJSON(): Attachment[] } }
}

interface Editor {
	on(events: string, listener: () => void): void
	save(): void
}

interface Wp {
	apiFetch<Answer>(request: { path: string; method?: string; data?: object }): Promise<Answer>
	media(options: { title: string; multiple: false | 'add'; library?: { type: string } }): MediaFrame
	data?: {
		select(store: 'core/edit-post'): { isSavingMetaBoxes(): boolean } | undefined
		dispatch(store: 'core/notices'): {
			createErrorNotice(text: string, options: { id: string }): void
			removeNotice(id: string): void
		}
		subscribe(listener: () => void): void
	}
	editor?: {
		initialize(id: string, settings: object): void
		remove(id: string): void
	}
}

interface Words {
	address: string
	nothing: string
	found: string
	remove: string
	choose: string
	saved: string
	failed: string
	badges: Record<string, string>
	noBreed: string
	noAge: string
	noPhoto: string
	noName: string
	cats: string
	dogs: string
	children: string
}

declare global {
	interface Window {
		wp: Wp
		fairleadScreens: Words
		jQuery(selector: string | Element): { sortable(options: object): void }
		inlineEditPost?: { edit(this: unknown, row: unknown): void; getId(row: unknown): string }
	}
}

export type RichTextEditor = Editor

/** What the screens say, translated. */
export function words(): Words {
	return window.fairleadScreens
}

export function wordpress(): Wp {
	return window.wp
}
