import { keyOfHtml, resolveHtml } from '#lib/served-html.ts'
import { cn } from '../cn.ts'

interface ProseProps {
	/** Sanitised HTML, as the content layer delivers it: this is the only place that prints HTML as it is. */
	html: string
	/** The first paragraph is set larger, to lead into a long text. */
	opening?: boolean
	className?: string
}

/** Text written by an editor. */
export function Prose({ html, opening = false, className }: ProseProps) {
	return (
		// dir: an editor may write in a right-to-left script, whatever the language of the site.
		<div
			dir="auto"
			className={cn('prose', opening && 'prose-opening', className)}
			data-html={keyOfHtml(html)}
			// Read back from the page, where browsers write some tags in another way (`<br />`).
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: resolveHtml(html) }}
		/>
	)
}
