import type { ReactNode } from 'react'
import type { BeforeForm } from '#domain/forms/form.ts'
import { withWholePhone } from '#lib/text/phone.ts'

interface BeforeYouStartProps {
	before: BeforeForm
	/** What the dog needs of a home. */
	needs: { title: string; items: string[] } | null
	/** What comes after the form, where it has no place of its own. */
	after: ReactNode
}

/** What the dog needs, what to have ready, and what to know. */
export function BeforeYouStart({ before: { have, know = [] }, needs, after }: BeforeYouStartProps) {
	return (
		<>
			{needs && (
				<section aria-labelledby="needs" className="form-before form-needs">
					<h2 id="needs" className="text-h3">
						{needs.title}
					</h2>
					<List items={needs.items} />
				</section>
			)}
			{have.length > 0 && (
				<section aria-labelledby="before" className="form-before">
					<h2 id="before" className="text-h3">
						Have ready before you start
					</h2>
					<List items={have} />
				</section>
			)}
			{(know.length > 0 || after) && (
				<div className="form-columns">
					{know.length > 0 && (
						<section aria-labelledby="know" className="form-know">
							<h2 id="know" className="text-h3">
								Good to know
							</h2>
							<List items={know} />
						</section>
					)}
					{after}
				</div>
			)}
		</>
	)
}

function List({ items }: { items: string[] }) {
	return (
		<ul>
			{items.map((text) => (
				<li key={text}>{withWholePhone(text)}</li>
			))}
		</ul>
	)
}
