/** The query parameter of a page that an editor previews; its value is a token of WordPress. */
export const PREVIEW_PARAM = 'preview'

/** What a previewed page says about itself. */
export interface PreviewFacts {
	/** The status in WordPress: "draft". */
	status: string
	/** Whether the editor has not saved all of it. */
	hasUnsavedChanges: boolean
	/** The published page, or home. */
	leaveTo: string
}
