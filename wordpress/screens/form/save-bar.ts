import { words } from '../wordpress.ts'

/** The bar with the buttons to save says that something is not saved yet. */
export function startSaveBar(): void {
	const said = document.querySelector<HTMLElement>('.fairlead-save .fairlead-save-state')
	const form = said?.closest('form')
	if (!said || !form) return
	const tell = () => {
		if (said.dataset.unsaved) return
		said.dataset.unsaved = 'true'
		said.textContent = words().notSaved
	}
	form.addEventListener('input', tell)
	form.addEventListener('change', tell)
	// The large text is in a frame of its own.
	window.addEventListener('load', () => {
		window.tinymce?.get('content')?.on('dirty', tell)
		window.tinymce?.on('AddEditor', ({ editor }) => editor.on('dirty', tell))
	})
}
