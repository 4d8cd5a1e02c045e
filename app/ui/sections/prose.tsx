import { cn } from '../cn.ts'

interface ProseProps {
	/** Sanitised HTML: the only place that renders raw HTML. */
	html: string
	/** A larger first paragraph. */
	opening?: boolean
	className?: string
}

export function Prose({ html, opening = false, className }: ProseProps) {
	return (
		// dir: content may be right-to-left.
		<div
			dir="auto"
			className={cn('prose', opening && 'prose-opening', className)}
			// Browsers serialise some tags differently (`<br />`).
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	)
}
