import { useSearchParams } from 'react-router'
import { PREVIEW_PARAM, type PreviewFacts } from '#domain/pages/preview.ts'

const STATUS_WORDS: Record<string, string> = {
	draft: 'a draft that is not on the site',
	pending: 'waiting for review, not on the site',
	future: 'scheduled, not on the site yet',
	private: 'private, not on the site',
}

/** Above a page that only its editor sees. Links lead to the site as it is published. */
export function PreviewBar({ status, hasUnsavedChanges, leaveTo }: PreviewFacts) {
	const [params] = useSearchParams()
	if (!params.has(PREVIEW_PARAM)) return null
	const words =
		STATUS_WORDS[status] ?? (hasUnsavedChanges ? 'changes that are not published yet' : 'as it is published')
	return (
		<aside aria-label="Preview" className="no-print flex flex-wrap items-start gap-3.5 bg-ball-wash px-5 py-4">
			<p className="min-w-0 flex-1">
				<strong>Preview:</strong> {words}.
			</p>
			{/* A whole page: data of the preview is forgotten. */}
			<a href={leaveTo} className="font-semibold underline">
				Leave preview
			</a>
		</aside>
	)
}
