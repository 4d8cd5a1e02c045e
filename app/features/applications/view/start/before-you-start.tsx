import type { BeforeForm } from '#domain/applications/form.ts'
import { withWholePhone } from '#lib/text/phone.ts'

interface BeforeYouStartProps {
	before: BeforeForm
	/** What the dog needs of a home. */
	needs: { title: string; items: string[] } | null
}

/** What the dog needs, what to have ready, and what to know. */
export function BeforeYouStart({ before: { have, know = [] }, needs }: BeforeYouStartProps) {
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
			{have.length + know.length > 0 && (
				<section aria-labelledby="before" className="form-before">
					<h2 id="before" className="text-h3">
						Before you start
					</h2>
					{know.length > 0 ? (
						<div className="form-columns">
							<Column title="Have ready" items={have} />
							<Column title={KNOW} items={know} />
						</div>
					) : (
						<List items={have} />
					)}
				</section>
			)}
		</>
	)
}

const KNOW = 'Good to know'

function Column({ title, items }: { title: string; items: string[] }) {
	if (items.length === 0) return null
	return (
		<div className={title === KNOW ? 'form-know' : undefined}>
			<h3 className="text-h4">{title}</h3>
			<List items={items} />
		</div>
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
