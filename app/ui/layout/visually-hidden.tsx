import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
	/** Punctuation between the text before and this, such as ":". */
	joinedBy?: string
	children: ReactNode
}

/**
 * Text for screen readers only. In a name, browsers put a space before and after a box such as this, so punctuation at its
 * beginning would be read as "Change : your name". `joinedBy` stays in the line of the text before, without width; in a flex
 * container, the two need an element of their own.
 */
export function VisuallyHidden({ joinedBy, children }: VisuallyHiddenProps) {
	return (
		<>
			{joinedBy && <span className="text-[0px] leading-[0]">{`${joinedBy} `}</span>}
			<span className="sr-only">{children}</span>
		</>
	)
}
