import { type RichTextEditor, wordpress } from './wordpress.ts'

const AREA = 'textarea.fairlead-rich'

/** Gives the texts within an element the small editor of WordPress, so that people write no HTML. */
export function startRichText(within: ParentNode): void {
	for (const area of within.querySelectorAll<HTMLTextAreaElement>(AREA)) {
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
	for (const area of within.querySelectorAll<HTMLTextAreaElement>(AREA)) wordpress().editor?.remove(area.id)
}
