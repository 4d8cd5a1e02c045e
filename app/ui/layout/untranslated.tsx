import type { ReactNode } from 'react'

/** A name, a reference or an amount: translators of browsers leave it as it is. */
export function Untranslated({ children }: { children: ReactNode }) {
	return <span translate="no">{children}</span>
}

/**
 * Text that changes, or stands beside what comes and goes, in an element of its own.
 *
 * Translators of browsers put `<font>` in the place of text nodes. React then changes a node that is no longer shown, and throws
 * when it removes it or inserts something before it. An element it finds again, and fills it anew.
 */
export function OwnText({ children }: { children: ReactNode }) {
	return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children
}
