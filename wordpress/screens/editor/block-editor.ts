import { wordpress } from '../wordpress.ts'

const NOTICE = 'fairlead-form-errors'

/** The block editor saves the form behind the scenes: once it has, what could not be saved is said above the text. */
export function startBlockEditor(): void {
	const { data } = wordpress()
	const editor = data?.select('core/edit-post')
	if (!data || !editor) return
	let wasSaving = false
	data.subscribe(() => {
		const isSaving = editor.isSavingMetaBoxes()
		if (wasSaving && !isSaving) sayErrors()
		wasSaving = isSaving
	})
}

async function sayErrors(): Promise<void> {
	const id = document.querySelector<HTMLInputElement>('#post_ID')?.value
	const notices = wordpress().data?.dispatch('core/notices')
	if (!id || !notices) return
	const errors = await wordpress().apiFetch<string[]>({ path: `/fairlead/v1/form-errors/${id}` })
	notices.removeNotice(NOTICE)
	if (errors.length > 0) notices.createErrorNotice(errors.join(' '), { id: NOTICE })
}
