import { type RichTextEditor, wordpress } from '../wordpress.ts'

const AREA = 'textarea.fairlead-rich'

const started = new Set<string>()

/** Gives the texts within an element the small editor of WordPress, so that people write no HTML. Closed rows wait until they are opened. */
export function startRichText(within: ParentNode): void {
	for (const area of within.querySelectorAll<HTMLTextAreaElement>(AREA)) {
		if (started.has(area.id) || area.closest('.fairlead-closed')) continue
		started.add(area.id)
		wordpress().editor?.initialize(area.id, {
			quicktags: false,
			mediaButtons: false,
			tinymce: {
				wpautop: false,
				height: 140,
				toolbar1: 'bold,italic,bullist,numlist,link,undo,redo',
				toolbar2: '',
				// The block editor sends the form without a submit event.
				setup: (editor: RichTextEditor) => editor.on('change keyup', () => editor.save()),
			},
		})
	}
}

/** Puts what was written back into the texts. */
export function stopRichText(within: ParentNode): void {
	for (const area of within.querySelectorAll<HTMLTextAreaElement>(AREA)) {
		if (!started.delete(area.id)) continue
		wordpress().editor?.remove(area.id)
	}
}
