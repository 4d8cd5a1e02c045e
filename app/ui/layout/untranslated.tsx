import type { ReactNode } from 'react'

/** A name, a reference or an amount: translators of browsers leave it as it is. */
export function Untranslated({ children }: { children: ReactNode }) {
	return <span translate="no">{children}</span>
}
