import { type EditorData, wordpress } from '../wordpress.ts'

const PLUGIN = 'fairlead-article'
const PANEL = `${PLUGIN}/card`
/** Opened once in each browser; once closed it stays closed. */
const OPENED = 'fairlead-article-opened'

/** How an article is announced stands in the first panel of the block editor; boxes of plugins come after all of WordPress's. */
export function startArticlePanel(): void {
	const { data, plugins, editPost, element } = wordpress()
	const box = document.querySelector<HTMLElement>('#fairlead-article')
	const content = box?.querySelector<HTMLElement>('.inside')
	if (!data || !plugins || !editPost?.PluginDocumentSettingPanel || !element || !box || !content) return
	const { createElement } = element
	const take = (place: HTMLElement | null) => place?.append(content)
	const title = box.querySelector('h2')?.textContent?.trim() ?? ''
	plugins.registerPlugin(PLUGIN, {
		icon: null,
		render: () =>
			createElement(
				editPost.PluginDocumentSettingPanel,
				{ name: 'card', title, className: PLUGIN },
				createElement('div', { ref: take }),
			),
	})
	box.hidden = true
	openOnce(data)
}

function openOnce(data: EditorData): void {
	if (window.localStorage.getItem(OPENED)) return
	// Once the editor has an article: its own panels are set before.
	const stop = data.subscribe(() => {
		const panels = data.select('core/edit-post')
		if (!panels || !data.select('core/editor')?.getCurrentPostId()) return
		stop()
		window.localStorage.setItem(OPENED, '1')
		if (!panels.isEditorPanelOpened(PANEL)) data.dispatch('core/edit-post').toggleEditorPanelOpened(PANEL)
	})
}
