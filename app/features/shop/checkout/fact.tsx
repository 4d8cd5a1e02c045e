import type { ReactNode } from 'react'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

interface FactProps {
	label: string
	/** Where it is changed; "" when it follows from the rest. */
	changeUrl: string
	children: ReactNode
}

/** A row of what was answered before: what it is, the answer, and the way to change it. */
export function Fact({ label, changeUrl, children }: FactProps) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
			{changeUrl && (
				<dd>
					<SiteLink to={changeUrl}>
						Change<VisuallyHidden joinedBy=":">{label}</VisuallyHidden>
					</SiteLink>
				</dd>
			)}
		</div>
	)
}
