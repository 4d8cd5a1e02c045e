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

export interface Block {
	clientId: string
	name: string
}

export interface Blocks {
	createBlock(name: string, attributes: object, inner: Block[]): Block
	rawHandler(from: { HTML: string }): Block[]
	serialize(block: Block): string
}

interface Wp {
	apiFetch<Answer>(request: { path: string; method?: string; data?: object }): Promise<Answer>
	media(options: { title: string; multiple: false | 'add'; library?: { type: string } }): MediaFrame
	plugins?: { registerPlugin(name: string, settings: { icon: null; render(): unknown }): void }
	/** Components, and elements made of them, are only handed on. */
	editPost?: { PluginDocumentSettingPanel?: unknown }
	element?: { createElement(type: unknown, props: object, ...children: unknown[]): unknown }
	blocks?: Blocks
	data?: {
		select(
			store: 'core/edit-post',
		): { isSavingMetaBoxes(): boolean; isEditorPanelOpened(name: string): boolean } | undefined
		select(store: 'core/editor'): { getCurrentPostId(): number | null } | undefined
		select(store: 'core/block-editor'): { getBlocks(): Block[] } | undefined
		dispatch(store: 'core/notices'): {
			createErrorNotice(text: string, options: { id: string }): void
			removeNotice(id: string): void
		}
		dispatch(store: 'core/edit-post'): { toggleEditorPanelOpened(name: string): void }
		dispatch(store: 'core/block-editor'): {
			replaceBlocks(clientId: string, blocks: Block[]): void
			__unstableMarkNextChangeAsNotPersistent?(): void
		}
		subscribe(listener: () => void): () => void
	}
	editor?: {
		initialize(id: string, settings: object): void
		remove(id: string): void
	}
}

interface Words {
	address: string
	noPage: string
	page: string
	other: string
	typed: string
	drag: string
	nothing: string
	found: string
	remove: string
	choose: string
	saved: string
	failed: string
	notSaved: string
	copied: string
	save: string
	cancel: string
	onShelf: string
	removed: string
	undo: string
	photo: string
	all: string
	fewer: string
	addTerm: string
	ownWords: string
	back: string
	isOwn: string
	isWebsite: string
	locale: string
	badges: Record<string, string>
	noBreed: string
	noAge: string
	noPhoto: string
	noName: string
	noPrice: string
	soldOut: string
	from: string
	currency: string
	putIn: string
	names: Record<string, string>
	cats: string
	dogs: string
	children: string
}

declare global {
	interface Window {
		wp: Wp
		fairleadScreens: Words
		jQuery(selector: string | Element): { sortable(options: object): void }
		tinymce?: {
			get(id: string): Editor | null
			on(event: 'AddEditor', listener: (event: { editor: Editor }) => void): void
		}
		inlineEditPost?: { edit(this: unknown, row: unknown): void; getId(row: unknown): string }
	}
}

export type RichTextEditor = Editor

export type EditorData = NonNullable<Wp['data']>

/** What the screens say, translated. */
export function words(): Words {
	return window.fairleadScreens
}

export function wordpress(): Wp {
	return window.wp
}
